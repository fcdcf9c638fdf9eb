// Empty: on Linux a file that imports Testing beside CoreGraphics asks for a module of this name.
