import Foundation

/// Says on standard error, once each, what cannot work without a screen.
@MainActor
public enum Notice {
  private static var said: Set<String> = []

  /// Says a sentence unless it was said before.
  public static func say(_ sentence: String) {
    guard said.insert(sentence).inserted else { return }
    FileHandle.standardError.write(Data("layoutscope: \(sentence)\n".utf8))
  }
}
