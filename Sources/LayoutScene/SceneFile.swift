import Foundation

/// Scenes as JSON text.
public enum SceneFile {
  /// Reads a scene.
  ///
  /// - Throws: a `SceneError` whose sentence names the file, the place and what is accepted.
  public static func read(_ data: Data, name: String) throws(SceneError) -> Scene {
    do {
      return try JSONDecoder().decode(Scene.self, from: data)
    } catch let error as SceneError {
      throw SceneError("\(name): \(error.description)")
    } catch let error as DecodingError {
      throw SceneError("\(name): \(sentence(error))")
    } catch {
      throw SceneError("\(name): \(error)")
    }
  }

  /// Writes a scene, its keys in alphabetical order.
  public static func write(_ scene: Scene) throws -> Data { try JSONText.encode(scene) }

  private static func sentence(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context.codingPath)): \(context.debugDescription)"
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])): this key is required"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "not valid JSON" + (context.underlyingError.map { ": \($0.localizedDescription)" } ?? "")
        : "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }
}

/// JSON as all outputs write it: keys in alphabetical order, numbers that are not finite as text.
public enum JSONText {
  /// Encodes a value on one line with a line break at the end.
  public static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value) + Data("\n".utf8)
  }
}
