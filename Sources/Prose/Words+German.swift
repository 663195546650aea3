internal import Entities

extension Words.Key {
  /// What it is in German.
  var german: WordForms {
    switch self {
    case .articles: WordForms(one: "1 Artikel", other: "{count} Artikel")
    case .breadcrumbs: "Pfad"
    case .caution: "Achtung"
    case .choices: "Auswahl"
    case .entries: WordForms(one: "1 Eintrag", other: "{count} Einträge")
    case .footerMenu: "Fußzeile"
    case .groups: "Gruppen"
    case .home: "Start"
    case .important: "Wichtig"
    case .languages: "Sprachen"
    case .latest: "Neues"
    case .lists: "Listen"
    case .mainMenu: "Hauptmenü"
    case .minutes: "{count} Min. Lesezeit"
    case .moved: "Diese Seite ist umgezogen:"
    case .newer: "Neuer"
    case .next: "Weiter"
    case .no: "nein"
    case .note: "Hinweis"
    case .older: "Älter"
    case .onThisPage: "Auf dieser Seite"
    case .page: "Seite {number} von {count}"
    case .pageNotFound: "Seite nicht gefunden"
    case .pageNotFoundMessage:
      "Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link hierher ist falsch."
    case .pagesOfList: "Seiten dieser Liste"
    case .pagesOfSection: "Seiten dieses Abschnitts"
    case .part: "Teil {number} von {count}"
    case .previous: "Zurück"
    case .references: "Verweise"
    case .related: "Verwandtes"
    case .search: "Suche"
    case .searchFailed: "Die Suche geht gerade nicht: {reason}."
    case .searchField: "Gesuchte Wörter"
    case .searchNeedsScript: "Die Suche braucht JavaScript. Die Listen unten nennen alle Seiten."
    case .searchNone: "Auf keiner Seite steht „{text}“."
    case .searchPages: WordForms(one: "1 Seite", other: "{count} Seiten")
    case .searchSome: "{count} Seiten, gezeigt werden die besten {shown}"
    case .skipToContent: "Zum Inhalt"
    case .table: "Tabelle"
    case .tagged: "Mit dem Schlagwort „{name}“"
    case .tags: "Schlagwörter"
    case .tip: "Tipp"
    case .titleOfPage: "{title}, Seite {number}"
    case .toHome: "Zur Startseite"
    case .updated: "Geändert"
    case .warning: "Warnung"
    case .words: WordForms(one: "1 Wort", other: "{count} Wörter")
    case .yes: "ja"
    }
  }
}
