/// Cases that are called as HTML writes them, the words of their names divided by capitals.
///
/// The names are those of coding keys: the compiler writes them down. To ask for one by reflection takes 10,000 instructions,
/// and the tables need 700 of them at each start of the program.
protocol HyphenatedName: CaseIterable, CodingKey {}

extension HyphenatedName {
  /// The name in lower case, its words divided by hyphens.
  var hyphenated: String {
    var written: [UInt8] = []
    for byte in stringValue.utf8 {
      if byte != byte.lowercase { written.append(UInt8(ascii: "-")) }
      written.append(byte.lowercase)
    }
    return String(decoding: written, as: UTF8.self)
  }
}
