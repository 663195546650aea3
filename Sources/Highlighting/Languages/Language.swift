/// A language that can be highlighted.
protocol Language: SendableMetatype {
  /// Its names in small letters, the usual one first.
  static var names: [String] { get }
  /// How it is written.
  static var grammar: Grammar { get }
  /// The grammar made ready for lexers, once and only if it is asked for: a `static let`.
  static var tables: Tables { get }
}

/// All languages, found by their names.
enum Languages {
  static let all: [any Language.Type] = [
    SwiftCode.self, ObjectiveCCode.self, CCode.self, CPlusPlusCode.self, RustCode.self, GoCode.self,
    ZigCode.self,
    JavaCode.self, KotlinCode.self, JavaScriptCode.self, TypeScriptCode.self, TSXCode.self, PythonCode.self,
    RubyCode.self, PHPCode.self, LuaCode.self, ShellCode.self, ConsoleSession.self, SQLCode.self,
    HTMLCode.self, ComponentCode.self,
    CSSCode.self, JSONCode.self, YAMLCode.self, TOMLCode.self, XMLCode.self, MarkdownCode.self,
    MustacheCode.self,
    DockerfileCode.self, MakefileCode.self, DiffCode.self,
  ]

  static let byName: [String: any Language.Type] = Dictionary(
    all.flatMap { language in language.names.map { ($0, language) } }, uniquingKeysWith: { first, _ in first }
  )
}
