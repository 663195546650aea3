#if os(Linux)
  @_spi(Reflection) import Swift
#endif

/// A stored property of a struct.
package struct StoredField {
  /// What the property is called.
  package let name: String
  /// Where it lies behind the start of the struct, in bytes.
  package let offset: Int
  /// What lies there.
  package let type: Any.Type

  /// The stored properties of a struct as the runtime knows them; nothing for a type of another kind.
  ///
  /// Only toolchains for Linux show this part of the standard library. Elsewhere no type is read where it lies, and all are
  /// encoded: the same pages, at about five times the time.
  package static func all<Model>(of type: Model.Type) -> [StoredField]? {
    #if os(Linux)
      guard isStruct(type) else { return nil }
      var fields: [StoredField] = []
      let isComplete = _forEachField(of: type) { name, offset, type, _ in
        fields.append(StoredField(name: String(cString: name), offset: offset, type: type))
        return true
      }
      return isComplete ? fields : nil
    #else
      return nil
    #endif
  }

  #if os(Linux)
    /// The runtime must not be asked for the fields of an enum; a type's kind is told with a field of the type.
    private static func isStruct<Model>(_ type: Model.Type) -> Bool {
      _forEachField(of: Holder<Model>.self) { _, _, _, kind in kind == .struct }
    }

    private struct Holder<Content> {
      let content: Content
    }
  #endif
}
