/// The tables of a grammar as pointers, good for as long as the tables are borrowed.
struct TablePointers {
  let dispatch: UnsafePointer<UInt16>
  let chains: UnsafePointer<UInt16>
  let rules: UnsafePointer<FlatRule>
  let otherwise: UnsafePointer<Kind>
  let classes: UnsafePointer<UInt64>
  let texts: UnsafePointer<UInt8>
  let words: UnsafePointer<WordTable.Entry>
  let wordTexts: UnsafePointer<UInt8>
}

extension Tables {
  /// Lends the tables; nothing is done if one of them has no memory, which no grammar with a state has.
  func borrow(_ body: (TablePointers) -> Void) {
    dispatch.withUnsafeBufferPointer { dispatch in
      chains.withUnsafeBufferPointer { chains in
        rules.withUnsafeBufferPointer { rules in
          otherwise.withUnsafeBufferPointer { otherwise in
            classes.withUnsafeBufferPointer { classes in
              texts.withUnsafeBufferPointer { texts in
                words.entries.withUnsafeBufferPointer { entries in
                  words.texts.withUnsafeBufferPointer { wordTexts in
                    guard let dispatch = dispatch.baseAddress, let chains = chains.baseAddress,
                      let rules = rules.baseAddress, let otherwise = otherwise.baseAddress,
                      let classes = classes.baseAddress, let texts = texts.baseAddress,
                      let entries = entries.baseAddress, let wordTexts = wordTexts.baseAddress
                    else { return }
                    body(
                      TablePointers(
                        dispatch: dispatch, chains: chains, rules: rules, otherwise: otherwise,
                        classes: classes, texts: texts, words: entries, wordTexts: wordTexts))
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
