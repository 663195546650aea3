import Entities

extension ContentChoice {
  /// Why an entry is not published without flags.
  func reasons(draft: Bool?, from date: DateStamp?, until expiry: DateStamp?) -> [HiddenEntry.Reason] {
    var reasons: [HiddenEntry.Reason] = []
    if draft == true { reasons.append(.draft) }
    if let date, date > now { reasons.append(.future) }
    if let expiry, expiry <= now { reasons.append(.expired) }
    return reasons
  }

  /// Whether what is hidden for some reasons is loaded all the same.
  func shows(_ reasons: [HiddenEntry.Reason]) -> Bool {
    reasons.allSatisfy { reason in
      switch reason {
      case .draft: drafts
      case .future: future
      case .expired: expired
      }
    }
  }
}
