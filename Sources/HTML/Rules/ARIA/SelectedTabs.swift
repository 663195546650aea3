/// The tabs of a page that are selected, and the panels they show: each tab has one.
struct SelectedTabs {
  private var tabs: [Int] = []
  private var panels: [Int] = []

  init() {}

  /// Whether no tab is selected.
  var isEmpty: Bool { tabs.isEmpty }

  /// Forgets a page.
  mutating func removeAll() {
    tabs.removeAll(keepingCapacity: true)
    panels.removeAll(keepingCapacity: true)
  }

  /// Takes down an element with one of the two roles.
  mutating func visit(_ element: ARIAElement) {
    if element.role == .tabpanel {
      panels.append(element.index)
    } else if element.role == .tab, element.document.has(.ariaSelected, "true", on: element.index) {
      tabs.append(element.index)
    }
  }

  /// Reports tabs that name no panel and that no panel names.
  func check(_ document: Document, ids: IDIndex, into faults: FaultList) {
    if tabs.isEmpty { return }
    var named: Set<Bytes> = []
    for panel in panels {
      document.value(.ariaLabelledby, of: panel)?.forEachToken { id, _ in named.insert(id) }
    }
    let shown = Set(panels)
    for tab in tabs {
      if let id = document.value(.id, of: tab), named.contains(id) { continue }
      var hasPanel = false
      document.value(.ariaControls, of: tab)?.forEachToken { id, _ in
        hasPanel = hasPanel || ids.element(withID: id, in: document).map(shown.contains) ?? false
      }
      if hasPanel { continue }
      faults.append(
        Fault(
          .selectedTab, "this tab is selected, and there is no tab panel for it",
          hint: "name the id of the panel in \"aria-controls\"", at: document.elements[tab].offset))
    }
  }
}
