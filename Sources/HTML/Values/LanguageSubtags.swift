/// What is said of language subtags in the IANA registry (RFC 5646 §3), as far as it hardly changes any more.
enum LanguageSubtags {
  /// What is to be used instead of a tag or subtag; nothing, if it is right or nothing has taken its place.
  struct Replacement {
    /// Whether the tag is deprecated.
    let isDeprecated: Bool
    /// The tag to use.
    let preferred: StaticString?

    /// A warning, if the tag is deprecated.
    func fault(at offset: Int) -> ValueFault? {
      guard isDeprecated else { return nil }
      return ValueFault(
        .deprecatedLanguage, "it is deprecated", hint: preferred.map { "use \"\($0)\"" }, at: offset)
    }
  }

  /// Whether two letters are a language (ISO 639-1, with codes it had once).
  static func isLanguage(_ subtag: Bytes) -> Bool { isListed(subtag, in: languages) }

  /// Whether three letters are a language that has two letters, too (ISO 639-2): only those are registered.
  static func hasTwoLetters(_ subtag: Bytes) -> Bool { isListed(subtag, in: longLanguages) }

  /// Whether four letters are a script (ISO 15924) or private.
  static func isScript(_ subtag: Bytes) -> Bool {
    if isListed(subtag, in: scripts) { return true }
    return subtag.startsIgnoringCase("qaa")
      || subtag.startsIgnoringCase("qab") && subtag[3].lowercase <= UInt8(ascii: "x")
  }

  /// Whether two letters are a region (ISO 3166-1, with codes it had once, or has reserved) or private.
  static func isRegion(_ subtag: Bytes) -> Bool {
    if isListed(subtag, in: regions) { return true }
    let second = subtag[1].lowercase
    switch subtag[0].lowercase {
    case UInt8(ascii: "a"): return second == UInt8(ascii: "a")
    case UInt8(ascii: "q"): return second >= UInt8(ascii: "m")
    case UInt8(ascii: "x"): return true
    case UInt8(ascii: "z"): return second == UInt8(ascii: "z")
    default: return false
    }
  }

  /// Whether a language has languages in it that are written behind it, in three letters.
  static func hasExtensions(_ language: Bytes) -> Bool {
    extendedLanguages.contains { language.equalsIgnoringCase($0) }
  }

  /// What to use instead of a tag that is registered as a whole; nothing, if it is not.
  static func replacement(ofTag tag: Bytes) -> Replacement? {
    // The shortest of them has five characters, the longest eleven.
    guard 5...11 ~= tag.count else { return nil }
    if tag.equalsIgnoringCase("i-default") || tag.equalsIgnoringCase("i-mingo") {
      return Replacement(isDeprecated: false, preferred: nil)
    }
    return find(tag, in: tags)
  }

  /// What to use instead of a deprecated language.
  static func replacement(ofLanguage subtag: Bytes) -> Replacement? { find(subtag, in: deprecatedLanguages) }

  /// What to use instead of a deprecated region.
  static func replacement(ofRegion subtag: Bytes) -> Replacement? { find(subtag, in: deprecatedRegions) }

  private static func find(_ subtag: Bytes, in list: [(StaticString, StaticString)]) -> Replacement? {
    for (old, new) in list where subtag.equalsIgnoringCase(old) {
      return Replacement(isDeprecated: true, preferred: new.utf8CodeUnitCount > 0 ? new : nil)
    }
    return nil
  }

  /// Whether a subtag is in a list whose words are all as long as it is, with a space after each.
  private static func isListed(_ subtag: Bytes, in list: StaticString) -> Bool {
    var start = 0
    while start + subtag.count <= list.utf8CodeUnitCount {
      var index = 0
      while index < subtag.count, list.utf8Start[start + index] == subtag[index].lowercase { index += 1 }
      if index == subtag.count { return true }
      start += subtag.count + 1
    }
    return false
  }

  /// Whether a script is the one that a language is mostly written in, which is not to be said (`Suppress-Script`).
  static func isDefault(script: Bytes, of language: Bytes) -> Bool {
    for (name, languages, longLanguages) in defaultScripts where script.equalsIgnoringCase(name) {
      return isListed(language, in: language.count == 2 ? languages : longLanguages)
    }
    return false
  }

  /// What has to stand before a variant, one of these, if none of it does; subtags between are allowed.
  static func lackingPrefix(of variant: Bytes, behind tag: Bytes) -> StaticString? {
    for (name, prefix) in variants where variant.equalsIgnoringCase(name) {
      return isAnyPart(of: prefix, in: tag) ? nil : prefix
    }
    return nil
  }

  /// Whether one of the words of a list is a subtag of a tag.
  private static func isAnyPart(of list: StaticString, in tag: Bytes) -> Bool {
    var start = 0
    for index in 0...tag.count where index == tag.count || tag[index] == UInt8(ascii: "-") {
      let subtag = tag[start..<index]
      start = index + 1
      if 2...3 ~= subtag.count, isListed(subtag, in: list) { return true }
    }
    return false
  }

  /// Scripts, and the languages of two and of three letters that are written in them by default.
  private static let defaultScripts: [(StaticString, StaticString, StaticString)] = [
    (
      "latn",
      """
      af ay bs ca ch cs cy da de en eo es et eu fi fj fo fr fy ga gl gn gv hr ht hu id in is it kl la lb ln lt lv \
      mg mh mo ms mt na nb nd nl nn no nr ny om pl pt qu rm rn ro rw sg sk sl sm so sq ss st sv sw tl tn to tr ts \
      ve vi xh zu
      """, "dsb frr frs gsw hsb men nds niu nso tem tkl tmh tpi tvl"
    ),
    ("arab", "ar fa ps ur", ""), ("cyrl", "ab be bg kk mk ru uk", ""), ("deva", "hi mr ne", "kok mai"),
    ("hebr", "he iw yi", ""), ("beng", "as bn", ""), ("ethi", "am ti", ""), ("grek", "el", ""),
    ("armn", "hy", ""),
    ("geor", "ka", ""), ("gujr", "gu", ""), ("guru", "pa", ""), ("jpan", "ja", ""), ("khmr", "km", ""),
    ("knda", "kn", ""), ("kore", "ko", ""), ("laoo", "lo", ""), ("mlym", "ml", ""), ("mymr", "my", ""),
    ("orya", "or", ""), ("sinh", "si", ""), ("taml", "ta", ""), ("telu", "te", ""), ("thaa", "dv", ""),
    ("thai", "th", ""), ("tibt", "dz", ""), ("nkoo", "", "nqo"),
  ]

  /// Variants of one language or a few, of two letters as a rule; others may stand anywhere.
  private static let variants: [(StaticString, StaticString)] = [
    ("1901", "de"), ("1996", "de"), ("1606nict", "frm"), ("1694acad", "fr"), ("1959acad", "be"),
    ("1994", "sl"),
    ("abl1943", "pt"), ("ao1990", "pt gl"), ("arevela", "hy"), ("arevmda", "hy"), ("biske", "sl"),
    ("bohoric", "sl"),
    ("boont", "en"), ("colb1945", "pt"), ("dajnko", "sl"), ("ekavsk", "sr"), ("emodeng", "en"),
    ("hepburn", "ja"),
    ("hognorsk", "nn"), ("ijekavsk", "sr"), ("jauer", "rm"), ("kkcor", "kw"), ("lipaw", "sl"),
    ("luna1918", "ru"),
    ("metelko", "sl"), ("monoton", "el"), ("nedis", "sl"), ("newfound", "en"), ("njiva", "sl"),
    ("osojs", "sl"),
    ("oxendict", "en"), ("petr1708", "ru"), ("pinyin", "zh bo"), ("polyton", "el"), ("puter", "rm"),
    ("rozaj", "sl"),
    ("rumgr", "rm"), ("scotland", "en"), ("scouse", "en"), ("solba", "sl"), ("surmiran", "rm"),
    ("sursilv", "rm"),
    ("sutsilv", "rm"), ("tarask", "be"), ("uccor", "kw"), ("ucrcor", "kw"), ("valencia", "ca"),
    ("vallader", "rm"),
    ("wadegile", "zh"),
  ]

  private static let extendedLanguages: [StaticString] = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

  private static let languages: StaticString = """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el \
    en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it \
    iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo \
    mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh \
    si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh \
    yi yo za zh zu
    """

  private static let longLanguages: StaticString = """
    aar abk afr aka alb amh ara arg arm asm ava ave aym aze bak bam baq bel ben bih bis bod bos bre bul bur cat ces \
    cha che chi chu chv cor cos cre cym cze dan deu div dut dzo ell eng epo est eus ewe fao fas fij fin fra fre fry \
    ful geo ger gla gle glg glv gre grn guj hat hau heb her hin hmo hrv hun hye ibo ice ido iii iku ile ina ind ipk \
    isl ita jav jpn kal kan kas kat kau kaz khm kik kin kir kom kon kor kua kur lao lat lav lim lin lit ltz lub lug \
    mac mah mal mao mar may mkd mlg mlt mon mri msa mya nau nav nbl nde ndo nep nld nno nob nor nya oci oji ori orm \
    oss pan per pli pol por pus que roh ron rum run rus sag san sin slk slo slv sme smo sna snd som sot spa sqi srd \
    srp ssw sun swa swe tah tam tat tel tgk tgl tha tib tir ton tsn tso tuk tur twi uig ukr urd uzb ven vie vol wel \
    wln wol xho yid yor zha zho zul
    """

  private static let scripts: StaticString = """
    adlm afak aghb ahom arab aran armi armn avst bali bamu bass batk beng berf bhks blis bopo brah brai bugi \
    buhd cakm cans cari cham cher chis chrs cirt copt cpmn cprt cyrl cyrs deva diak dogr dsrt dupl egyd egyh \
    egyp elba elym ethi gara geok geor glag gong gonm goth gran grek gujr gukh guru hanb hang hani hano hans \
    hant hatr hebr hira hluw hmng hmnp hntl hrkt hung inds ital jamo java jpan jurc kali kana kawi khar khmr \
    khoj kitl kits knda kore kpel krai kthi lana laoo latf latg latn leke lepc limb lina linb lisu loma lyci \
    lydi mahj maka mand mani marc maya medf mend merc mero mlym modi mong moon mroo mtei mult mymr nagm nand \
    narb nbat newa nkdb nkgb nkoo nshu ogam olck onao orkh orya osge osma ougr palm pauc pcun pelm perm phag \
    phli phlp phlv phnx piqd plrd prti psin ranj rjng rohg roro runr samr sara sarb saur seun sgnw shaw shrd \
    shui sidd sidt sind sinh sogd sogo sora soyo sund sunu sylo syrc syre syrj syrn tagb takr tale talu taml \
    tang tavt tayo telu teng tfng tglg thaa thai tibt tirh tnsa todr tols toto tutg ugar vaii visp vith wara \
    wcho wole xpeo xsux yezi yiii zanb zinh zmth zsye zsym zxxx zyyy zzzz
    """

  private static let regions: StaticString = """
    ac ad ae af ag ai al am an ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bu bv \
    bw by bz ca cc cd cf cg ch ci ck cl cm cn co cp cq cr cs cu cv cw cx cy cz dd de dg dj dk dm do dz ea ec ee eg \
    eh er es et eu ez fi fj fk fm fo fr fx ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht \
    hu ic id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv \
    ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nt nu nz \
    om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss \
    st su sv sx sy sz ta tc td tf tg th tj tk tl tm tn to tp tr tt tv tw tz ua ug um un us uy uz va vc ve vg vi vn \
    vu wf ws yd ye yt yu za zm zr zw
    """

  /// Whole tags from before subtags, and what to use instead.
  private static let tags: [(StaticString, StaticString)] = [
    ("art-lojban", "jbo"), ("cel-gaulish", ""), ("en-gb-oed", "en-GB-oxendict"), ("i-ami", "ami"),
    ("i-bnn", "bnn"), ("i-enochian", ""), ("i-hak", "hak"), ("i-klingon", "tlh"), ("i-lux", "lb"),
    ("i-navajo", "nv"), ("i-pwn", "pwn"), ("i-tao", "tao"), ("i-tay", "tay"), ("i-tsu", "tsu"),
    ("no-bok", "nb"), ("no-nyn", "nn"), ("sgn-be-fr", "sfb"), ("sgn-be-nl", "vgt"), ("sgn-ch-de", "sgg"),
    ("zh-cmn", "cmn"), ("zh-cmn-hans", "cmn-Hans"), ("zh-cmn-hant", "cmn-Hant"), ("zh-gan", "gan"),
    ("zh-guoyu", "cmn"), ("zh-hakka", "hak"), ("zh-min", ""), ("zh-min-nan", "nan"), ("zh-wuu", "wuu"),
    ("zh-xiang", "hsn"), ("zh-yue", "yue"),
  ]

  private static let deprecatedLanguages: [(StaticString, StaticString)] = [
    ("in", "id"), ("iw", "he"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"), ("sh", "sr-Latn"), ("adp", "dz"),
    ("drh", "mn"), ("drw", "prs"), ("mof", "xnt"), ("mst", "mry"), ("myt", "mry"), ("tnf", "prs"),
    ("yuu", "yug"),
  ]

  private static let deprecatedRegions: [(StaticString, StaticString)] = [
    ("an", ""), ("bu", "MM"), ("cs", ""), ("dd", "DE"), ("fx", "FR"), ("nt", ""), ("su", ""), ("tp", "TL"),
    ("yd", "YE"), ("yu", ""), ("zr", "CD"),
  ]
}
