/// The name of a case as HTML writes it: in lower case, its words divided by hyphens.
func hyphenated(_ name: String) -> String {
  var written: [UInt8] = []
  for byte in name.utf8 {
    if byte != byte.lowercase { written.append(UInt8(ascii: "-")) }
    written.append(byte.lowercase)
  }
  return String(decoding: written, as: UTF8.self)
}
