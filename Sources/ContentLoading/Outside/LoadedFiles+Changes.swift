import Entities

extension LoadedFiles {
  /// Gives entries that do not say when they were changed last the date of their files, unless they are dated later themselves.
  /// Tells the versions of those texts.
  mutating func date(by changes: LastChanges) -> [String: TextVersion] {
    var dated: [String: TextVersion] = [:]
    for place in documents.indices {
      let document = documents[place]
      guard let date = changes.date(of: document.body, document.details, after: document.date) else {
        continue
      }
      documents[place] = document.changed(at: date)
      dated[document.body.path] = document.body.version
    }
    for (collection, entries) in articles {
      articles[collection] = entries.map { article in
        guard let date = changes.date(of: article.body, article.details, after: article.date) else {
          return article
        }
        dated[article.body.path] = article.body.version
        return article.changed(at: date)
      }
    }
    return dated
  }
}

extension [String: LoadedFiles] {
  /// The same for the files of every language.
  mutating func date(by changes: LastChanges) -> [String: TextVersion] {
    var dated: [String: TextVersion] = [:]
    for language in keys {
      dated.merge(self[language]?.date(by: changes) ?? [:]) { first, _ in first }
    }
    return dated
  }
}

extension LastChanges {
  /// The date of an entry's file, if the entry has use for it.
  fileprivate func date(of body: MarkdownText, _ details: EntryDetails, after date: DateStamp?) -> DateStamp?
  {
    guard details.updated == nil,
      let changed = self.date(of: String(body.path.dropFirst(ContentLoader.folder.count + 1)))
    else { return nil }
    return date.map { changed > $0 } ?? true ? changed : nil
  }
}

extension MarkdownText {
  /// The version of a text that is kept in its file.
  fileprivate var version: TextVersion? {
    if case .kept(let text) = bytes { text.version } else { nil }
  }
}
