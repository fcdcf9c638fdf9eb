import Foundation
import LayoutGallery
import LayoutScene
import TerminalInput

extension WorkbenchSession {
  /// Answers a key while something covers the screen; false for a key that works as usual.
  func handleInOverlay(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if modifiers == .ctrl, case .character(let character) = key, "czl".contains(character) { return false }
    switch overlay {
    case .gallery(let line):
      choose(key, line: line, count: Gallery.entries.count, reopen: Overlay.gallery) { session, index in
        session.show(Gallery.entries[index])
      }
    case .devices(let line):
      choose(key, line: line, count: Device.all.count, reopen: Overlay.devices) { session, index in
        let device = Device.all[index]
        session.perform(.device(device.name), "device \(device.name)")
      }
    case .help, nil: overlay = nil
    }
    return true
  }

  private func choose(
    _ key: Key, line: Int, count: Int, reopen: (Int) -> Overlay, take: (WorkbenchSession, Int) -> Void
  ) {
    switch key {
    case .up, .character("k"): overlay = reopen(max(0, line - 1))
    case .down, .character("j"): overlay = reopen(min(count - 1, line + 1))
    case .home: overlay = reopen(0)
    case .end: overlay = reopen(count - 1)
    case .enter, .character(" "):
      overlay = nil
      take(self, line)
    default: overlay = nil
    }
  }

  func openGallery() {
    overlay = .gallery(Gallery.entries.firstIndex { $0.name == entry.name } ?? 0)
  }

  func openDevices() {
    let current = Device.of(size: scene.bounds.size, scale: scene.scale)
    overlay = .devices(Device.all.firstIndex { $0 == current } ?? 0)
  }

  /// The title and the lines of what covers the screen, and the line that is marked.
  func overlayText(_ overlay: Overlay) -> (title: String, lines: [String], marked: Int?) {
    switch overlay {
    case .help:
      let lines = KeyTable.bindings.map { binding in
        binding.label.padding(toLength: 12, withPad: " ", startingAt: 0) + binding.help
      }
      return ("keys (any key closes)", lines, nil)
    case .gallery(let line):
      return ("gallery (Enter takes, Esc leaves)", Gallery.entries.map { "\($0.name): \($0.summary)" }, line)
    case .devices(let line):
      let lines = Device.all.map { "\($0.name)  \($0.size.brief)  @\($0.scale.brief)x" }
      return ("devices (Enter takes, Esc leaves)", lines, line)
    }
  }
}
