import Foundation

// Objective-C makes an object of any class that it is handed; Swift does so only with an initializer that every
// subclass marks as required, and iOS sources mark none. A convenience initializer calls the subclass's own
// designated one, and as an entry point it is called like a static method: these declarations name it as one.

extension View {
  /// A view of the class that this is called on, made by its own `init(frame:)`.
  @_silgen_name("$s16CollectionLayout4ViewC7asClassAC10Foundation6CGRectV_tcfC")
  public static func make(frame: CGRect) -> Self
}

extension LayoutAttributes {
  /// Attributes of the class that this is called on, made by its own `init()`.
  @_silgen_name("$s16CollectionLayout0B10AttributesC7asClassACyt_tcfC")
  nonisolated public static func make() -> Self
}

extension LayoutInvalidationContext {
  /// A context of the class that this is called on, made by its own `init()`.
  @_silgen_name("$s16CollectionLayout0B19InvalidationContextC7asClassACyt_tcfC")
  nonisolated public static func make() -> Self
}
