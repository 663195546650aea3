import Testing

@testable import HTML

@Suite struct FormRulesTests {
  private func rules(brokenBy markup: String) -> [String] {
    broken(in: markup) { document, faults in
      var rules = FormRules()
      rules.check(document, into: faults)
    }
  }

  @Test(arguments: [
    (#"<input required readonly maxlength="1">"#, []),
    (#"<input type="bogus" checked>"#, []),
    (#"<input checked>"#, ["html/input-attribute"]),
    (#"<input type="number" size="1">"#, ["html/input-attribute"]),
    (#"<input type="NUMBER" placeholder="1" step="2">"#, []),
    (#"<input type="hidden" required>"#, ["html/input-attribute"]),
    (#"<input type="file" value="a">"#, ["html/input-attribute"]),
    (#"<input type="submit" formaction="a" popovertarget="b">"#, []),
    (#"<input type="hidden" autocomplete="name">"#, []),
    (#"<input type="image" alt="a" src="b">"#, []),
    (#"<input type="IMAGE" alt="a">"#, ["html/image-button-source"]),
    (#"<input name="isindex">"#, ["html/bad-name"]),
    (#"<textarea wrap="hard" cols="20"></textarea><textarea wrap="soft"></textarea>"#, []),
    (#"<textarea wrap="HARD"></textarea>"#, ["html/missing-attribute"]),
  ])
  func anAttributeGoesWithTheTypeOfAnInput(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    (#"<meter value="0.5"></meter>"#, []),
    (#"<meter value="-1"></meter>"#, ["html/meter-range"]),
    (#"<meter value="40" min="10" max="90" low="20" high="80" optimum="30"></meter>"#, []),
    (#"<meter value="5" max="10" low="7" high="3"></meter>"#, ["html/meter-range"]),
    (#"<meter value="5" min="4" max="10" optimum="3"></meter>"#, ["html/meter-range"]),
    (#"<meter value="a" max="-1e400"></meter>"#, ["html/meter-range"]),
    (#"<progress value="2" max="2"></progress>"#, []),
    (#"<progress value="3" max="2"></progress>"#, ["html/progress-range"]),
    (#"<textarea minlength="3" maxlength="2"></textarea>"#, ["html/reversed-range"]),
    (#"<input type="date" min="2020-01-02" max="2020-01-01">"#, ["html/reversed-range"]),
    (#"<input type="time" min="22:00" max="02:00">"#, []),
  ])
  func numbersAreInOrder(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    (#"<label for="town">Town <input id="town"></label>"#, []),
    (#"<label for="town">Town <input></label>"#, ["html/label-controls"]),
    (#"<label><input type="hidden"><input></label><input>"#, []),
    (#"<label><input><span><textarea></textarea></span></label>"#, ["html/label-controls"]),
  ])
  func aLabelHasOneControl(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    ("<select required multiple></select>", []),
    (#"<select required size="4"><option>a</option></select>"#, []),
    (#"<select required size="1"><option>a</option></select>"#, ["html/select-placeholder"]),
    ("<select required></select>", ["html/select-placeholder"]),
    ("<select multiple><option selected>a</option><option selected>b</option></select>", []),
    (#"<datalist><option value="a"></option></datalist>"#, []),
    (#"<select><option value=""></option></select>"#, ["html/empty-option"]),
    ("<select><optgroup><legend>A</legend></optgroup></select>", []),
  ])
  func aSelectLeavesAChoiceThatCanBeSeen(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }
}
