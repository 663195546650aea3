extension RoleDefinition {
  /// Widgets of one part, and the parts of larger ones (WAI-ARIA §5.3.2).
  static let widgets: [RoleDefinition] = [
    RoleDefinition(
      .button, has: [.ariaExpanded, .ariaPressed], is: .interactive, still: [.ariaDisabled, .ariaHaspopup]),
    RoleDefinition(
      .checkbox, has: [.ariaExpanded, .ariaReadonly, .ariaRequired], required: [.ariaChecked],
      is: [.interactive, .leaf], still: [.ariaDisabled, .ariaErrormessage, .ariaInvalid]),
    RoleDefinition(
      .columnheader, has: gridcell.union([.ariaSort]), in: [.row], still: .formerlyGlobal),
    RoleDefinition(.gridcell, has: gridcell, in: [.row], is: .interactive, still: .formerlyGlobal),
    RoleDefinition(.link, has: [.ariaExpanded], is: .interactive, still: [.ariaDisabled, .ariaHaspopup]),
    RoleDefinition(
      .menuitem, has: [.ariaExpanded, .ariaPosinset, .ariaSetsize], in: [.menu, .menubar],
      is: [.interactive, .leaf], still: [.ariaDisabled, .ariaHaspopup]),
    RoleDefinition(
      .menuitemcheckbox, has: menuChoice, required: [.ariaChecked], in: [.menu, .menubar],
      is: [.interactive, .leaf], still: .formerlyGlobal),
    RoleDefinition(
      .menuitemradio, has: menuChoice, required: [.ariaChecked], in: [.group, .menu, .menubar],
      is: [.interactive, .leaf], still: .formerlyGlobal),
    RoleDefinition(
      .option, has: [.ariaChecked, .ariaPosinset, .ariaSelected, .ariaSetsize], in: [.listbox],
      is: [.interactive, .leaf], still: [.ariaDisabled]),
    RoleDefinition(.progressbar, has: range, is: .leaf),
    RoleDefinition(
      .radio, has: [.ariaPosinset, .ariaSetsize], required: [.ariaChecked], is: [.interactive, .leaf],
      still: [.ariaDisabled]),
    RoleDefinition(
      .rowheader, has: gridcell.union([.ariaSort]), in: [.row], still: .formerlyGlobal),
    RoleDefinition(
      .scrollbar, has: range.union([.ariaOrientation]), required: [.ariaControls, .ariaValuenow],
      is: [.interactive, .leaf], still: [.ariaDisabled]),
    RoleDefinition(
      .searchbox, has: textbox, is: .interactive, still: .formerlyGlobal),
    RoleDefinition(
      .separator, has: range.union([.ariaExpanded, .ariaOrientation]), is: .leaf, still: [.ariaDisabled]),
    RoleDefinition(
      .slider, has: range.union([.ariaOrientation, .ariaReadonly]), required: [.ariaValuenow],
      is: [.interactive, .leaf], still: .formerlyGlobal),
    RoleDefinition(
      .spinbutton, has: range.union([.ariaActivedescendant, .ariaReadonly, .ariaRequired]), is: .interactive,
      still: [.ariaDisabled, .ariaErrormessage, .ariaInvalid]),
    RoleDefinition(
      .switch, has: [.ariaExpanded, .ariaReadonly, .ariaRequired], required: [.ariaChecked],
      is: [.interactive, .leaf], still: [.ariaDisabled, .ariaErrormessage, .ariaInvalid]),
    RoleDefinition(
      .tab, has: [.ariaExpanded, .ariaPosinset, .ariaSelected, .ariaSetsize], in: [.tablist],
      is: [.interactive, .leaf], still: [.ariaDisabled, .ariaHaspopup]),
    RoleDefinition(.tabpanel, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.textbox, has: textbox, is: .interactive, still: .formerlyGlobal),
    RoleDefinition(
      .treeitem,
      has: [.ariaChecked, .ariaExpanded, .ariaLevel, .ariaPosinset, .ariaSelected, .ariaSetsize],
      in: [.tree, .group], is: .interactive, still: [.ariaDisabled, .ariaHaspopup]),
  ]

  /// Widgets that hold others (WAI-ARIA §5.3.2).
  static let composites: [RoleDefinition] = [
    RoleDefinition(
      .combobox,
      has: [
        .ariaActivedescendant, .ariaAutocomplete, .ariaOrientation, .ariaReadonly, .ariaRequired,
      ], required: [.ariaExpanded], is: .interactive, still: .formerlyGlobal),
    RoleDefinition(.grid, has: grid, is: [.flow, .interactive], still: [.ariaDisabled]),
    RoleDefinition(
      .listbox,
      has: [
        .ariaActivedescendant, .ariaMultiselectable, .ariaOrientation, .ariaReadonly, .ariaRequired,
      ], is: [.flow, .interactive], still: [.ariaDisabled, .ariaErrormessage, .ariaInvalid]),
    RoleDefinition(
      .menu, has: [.ariaActivedescendant, .ariaExpanded, .ariaOrientation], is: [.flow, .interactive],
      still: [.ariaDisabled]),
    RoleDefinition(
      .menubar, has: [.ariaActivedescendant, .ariaExpanded, .ariaOrientation], is: [.flow, .interactive],
      still: [.ariaDisabled]),
    RoleDefinition(
      .radiogroup,
      has: [.ariaActivedescendant, .ariaExpanded, .ariaOrientation, .ariaReadonly, .ariaRequired], is: .flow,
      still: [.ariaDisabled, .ariaErrormessage, .ariaInvalid]),
    RoleDefinition(
      .row,
      has: [
        .ariaActivedescendant, .ariaColindex, .ariaExpanded, .ariaLevel, .ariaPosinset, .ariaRowindex,
        .ariaSelected, .ariaSetsize,
      ], in: [.table, .grid, .treegrid, .rowgroup], still: [.ariaDisabled]),
    RoleDefinition(.rowgroup, has: [.ariaExpanded], in: [.table, .grid, .treegrid]),
    RoleDefinition(
      .tablist,
      has: [.ariaActivedescendant, .ariaExpanded, .ariaLevel, .ariaMultiselectable, .ariaOrientation],
      is: .flow, still: [.ariaDisabled]),
    RoleDefinition(
      .tree,
      has: [
        .ariaActivedescendant, .ariaExpanded, .ariaMultiselectable, .ariaOrientation, .ariaRequired,
      ], is: .flow, still: [.ariaDisabled, .ariaErrormessage, .ariaInvalid]),
    RoleDefinition(
      .treegrid, has: grid.union([.ariaOrientation, .ariaRequired]), is: .flow,
      still: [.ariaDisabled, .ariaErrormessage, .ariaInvalid]),
  ]

  private static let gridcell = cell.union([.ariaReadonly, .ariaRequired, .ariaSelected])
  private static let menuChoice: ARIAAttributes = [
    .ariaExpanded, .ariaPosinset, .ariaReadonly, .ariaSetsize,
  ]
  private static let textbox: ARIAAttributes = [
    .ariaActivedescendant, .ariaAutocomplete, .ariaMultiline, .ariaPlaceholder, .ariaReadonly, .ariaRequired,
  ]
  private static let grid: ARIAAttributes = [
    .ariaActivedescendant, .ariaColcount, .ariaExpanded, .ariaLevel, .ariaMultiselectable, .ariaReadonly,
    .ariaRowcount,
  ]
}
