/// Tells optionals and lists from other types.
///
/// To ask the runtime whether a type conforms to a protocol is to search all conformances of the program once for each type:
/// 0.35 million instructions. So a type is compared with the one that it would be. Of 248 million instructions for a site of 30
/// articles these questions took 11.
package enum StoredContainer {
  /// The type, if it is an optional.
  package static func optional(_ type: Any.Type) -> (any StoredOptional.Type)? {
    #if os(Linux)
      guard let wrapped = argument(of: type, declaredAs: Int?.self) else { return nil }
      let optional = optional(of: wrapped)
      return optional == type ? optional : nil
    #else
      return type as? any StoredOptional.Type
    #endif
  }

  /// The type, if it is an array.
  package static func list(_ type: Any.Type) -> (any StoredList.Type)? {
    #if os(Linux)
      guard let element = argument(of: type, declaredAs: [Int].self) else { return nil }
      let list = list(of: element)
      return list == type ? list : nil
    #else
      return type as? any StoredList.Type
    #endif
  }

  #if os(Linux)
    private static func optional<Wrapped>(of type: Wrapped.Type) -> any StoredOptional.Type { Wrapped?.self }

    private static func list<Element>(of type: Element.Type) -> any StoredList.Type { [Element].self }

    /// The argument of a type of the same declaration as `model`, which is a generic struct or enum with one.
    ///
    /// A type starts with its kind; behind that of structs and enums are their declaration and their arguments (Swift's ABI, Type
    /// Metadata, Generic Argument Vector).
    private static func argument(of type: Any.Type, declaredAs model: Any.Type) -> Any.Type? {
      let type = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
      let model = unsafeBitCast(model, to: UnsafePointer<UInt>.self)
      guard type[0] == model[0], type[1] == model[1] else { return nil }
      return unsafeBitCast(type[2], to: Any.Type.self)
    }
  #endif
}
