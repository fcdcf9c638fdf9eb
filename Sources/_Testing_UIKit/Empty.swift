// Empty: on Linux a file that imports Testing beside UIKit asks for a module of this name.
