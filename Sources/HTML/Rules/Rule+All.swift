extension Rule {
  /// Every rule that the checker knows, group by group. A new group is added here.
  public static var all: [Rule] {
    []
  }
}
