enum SQLCode: Language {
  static let names = [
    "sql", "mysql", "postgresql", "postgres", "psql", "plpgsql", "sqlite", "sqlite3", "tsql",
  ]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.words.ignoresCase = true
    syntax.words.hasMembers = false
    syntax.words.keywords = """
      add after all alter analyze and any as asc auto_increment autoincrement before begin between by cascade case cast check collate \
      column commit comment concurrently conflict constraint create cross cube current database declare default deferrable deferred delete \
      desc distinct do drop each else elsif end escape except exception exclude exec execute exists explain extension fetch filter first \
      following for foreign from full function generated grant group grouping having identity if ilike immediate in index \
      inner insert instead intersect into is isnull join key language last lateral left like limit loop materialized match matched \
      merge natural next no not nothing notnull nulls of off offset on only or order outer over partition perform plan pragma \
      preceding prepare primary procedure raise range recursive references regexp reindex release rename replace restrict \
      return returning returns revoke right rollback rollup row rows savepoint schema select sequence set sets similar some \
      start table temp temporary then ties to top transaction trigger truncate type unbounded union unique unlogged unsigned update \
      using vacuum values view virtual volatile when where while window zone with within without
      """
    syntax.words.types = """
      array bigint bigserial bit blob boolean bytea char character cidr date datetime decimal double float inet int integer \
      interval json jsonb money nchar nvarchar numeric nvarchar precision real serial smallint text time timestamp \
      timestamptz tinyint tsvector uuid varbinary varchar varying xml
      """
    syntax.words.constants = "null true false current_date current_time current_timestamp"
    syntax.words.builtins = """
      abs avg coalesce concat count cume_dist dense_rank first_value floor greatest ifnull lag last_value lead least \
      length lower max min now nullif ntile percent_rank rank round row_number substr substring sum trim upper
      """
    syntax.operators = "+-*/%=<>!|&^~:"
    syntax.numbers = .digits + "eExXabcdfABCDF_"
    syntax.lineComments = ["--"]
    syntax.blockComments = [("/*", "*/")]
    syntax.first = [
      Rule("$", .fenced(.name, open: "$", close: "$", end: "$"), .string, then: .embed("sql")),
      Rule([":", "@", "$"], .some(.name), .variable, at: .outsideWord), Rule("::", .text, .operator),
      Rule("# ", .line(), .comment, at: .afterBlank),
    ]
    syntax.quotes = [
      Quote(
        "E'", "e'", to: "'", isMultiline: true, rules: [Rule("''", .text, .escape)], variant: "escaped"),
      Quote("'", "N'", "B'", "X'", "b'", "x'", to: "'", escape: .doubled, isMultiline: true),
      Quote("\"", to: "\"", escape: .doubled, isMultiline: true),
      Quote("`", to: "`", escape: .none),
    ]
    return syntax.grammar
  }
}
