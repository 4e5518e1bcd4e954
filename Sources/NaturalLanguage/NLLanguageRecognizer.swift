import QuinceFoundation

/// Recognizes the language of text: by its script, and for Latin and Cyrillic letters by the frequent words of languages.
///
/// Source: Apple's documentation of `NLLanguageRecognizer`.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    open var languageHints: [NLLanguage: Double] = [:]
    /// The languages that come into question; empty = all.
    open var languageConstraints: [NLLanguage] = []
    private var text = ""

    public override init() { super.init() }

    open func processString(_ string: String) { text += string + " " }
    open func reset() { text = "" }

    /// nil where the text says nothing.
    open var dominantLanguage: NLLanguage? { languageHypotheses(withMaximum: 1).max { $0.value < $1.value }?.key }

    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    /// The likeliest languages with their probabilities, from 0 to 1.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        var scores = LanguageEvidence.scores(of: text)
        for (language, hint) in languageHints { scores[language].map { scores[language] = $0 * (1 + hint) } }
        if !languageConstraints.isEmpty { scores = scores.filter { languageConstraints.contains($0.key) } }
        let sum = scores.values.reduce(0, +)
        guard sum > 0 else { return [:] }
        let best = scores.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }.prefix(max(maxHypotheses, 0))
        return Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.value / sum) })
    }
}

/// What text tells about its language.
enum LanguageEvidence {
    /// Scripts that one language is written in, by their first and last scalars.
    private static let scripts: [(ClosedRange<UInt32>, NLLanguage)] = [
        (0x0370...0x03FF, .greek), (0x0530...0x058F, .armenian), (0x0590...0x05FF, .hebrew), (0x0600...0x06FF, .arabic),
        (0x0900...0x097F, .hindi), (0x0980...0x09FF, .bengali), (0x0A00...0x0A7F, .punjabi), (0x0A80...0x0AFF, .gujarati),
        (0x0B00...0x0B7F, .oriya), (0x0B80...0x0BFF, .tamil), (0x0C00...0x0C7F, .telugu), (0x0C80...0x0CFF, .kannada),
        (0x0D00...0x0D7F, .malayalam), (0x0D80...0x0DFF, .sinhalese), (0x0E00...0x0E7F, .thai), (0x0E80...0x0EFF, .lao),
        (0x0F00...0x0FFF, .tibetan), (0x1000...0x109F, .burmese), (0x10A0...0x10FF, .georgian), (0x1200...0x137F, .amharic),
        (0x13A0...0x13FF, .cherokee), (0x1780...0x17FF, .khmer), (0x3040...0x30FF, .japanese), (0xAC00...0xD7A3, .korean),
    ]

    /// Frequent words, which other languages have seldom.
    private static let words: [NLLanguage: String] = [
        .english:
            "the and of to in is that it was for on are with as his they at be this have from or had by not but what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more write go see number no way could people my than first been call who its now find long down day did get come made may part",
        .german:
            "der die das und ist in zu den von mit sich des auf für nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei ich du wir ihr mein kann wenn schon heute gut",
        .french:
            "le la les de des du et un une est en que qui dans pour pas au sur il elle ne se ce avec plus par je son sont ont mais nous vous cette ou être fait tout comme aux on sa même ses été leur bien deux aussi très peut sans où avoir moi toi bonjour",
        .spanish:
            "el la los las de que y en un una por con no es para su lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos e esto mí antes algunos qué unos yo otro otras hola",
        .italian:
            "il lo la i gli le di che e un una è in per non con del della si da come sono al ha più ma anche se nel alla questo mi o ci dei delle ho era io lui lei noi voi loro essere fare tutto molto bene perché quando dove chi ciao grazie",
        .portuguese:
            "o a os as de que e do da em um uma para com não é no na por mais se como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles você olá",
        .dutch:
            "de het een en van in is dat op te zijn met voor niet aan er om ook als dan maar bij uit nog naar heeft hij ze wordt door over wat kan meer geen hebben deze ik je we wij mijn goed worden veel",
        .swedish:
            "och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något från ut när efter upp vi dem vara vad över än",
        .danish:
            "og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind når",
        .norwegian:
            "og i jeg det at en et den til er som på de med han av ikke ikkje der så var meg seg men ett har om vi min mitt ha hadde hun nå over da ved fra du ut sin dem oss opp man kan hans hvor eller hva skal selv sjøl her alle vil bli",
        .finnish:
            "ja on ei se että oli hän mutta ovat joka kun niin mukaan vain myös kuin ole sen hänen tai jos jo minä sinä me te he tämä nyt sitten vielä hyvä mitä olen",
        .polish:
            "i w na z do się nie że to jest o jak ale po co tak za od już być jego przez czy dla tylko są ich tym może by był było ten ta te pan oraz jako które który jestem",
        .czech:
            "a se na v je že s z do o to i jako za jsem ale by podle pro tak jak po co už od když byl který jeho ve nebo však jen který jsou má dnes dobrý",
        .turkish:
            "bir ve bu da de için ile çok ne gibi daha olarak var olan kadar ben sen o biz siz onlar ama değil mi sonra her şey diye en iyi ki",
        .romanian:
            "și de la în a cu un o pe este nu că din mai sunt se care pentru ce sau fi ca dar au prin după fost lui le al ale această eu tu noi",
        .hungarian: "a az és hogy nem is egy ez meg de van csak azt volt már mint még ki mi vagy amely én te ő ha el úgy minden kell",
        .indonesian:
            "yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke karena tersebut bisa ada mereka lebih kata tahun sudah atau saat oleh menjadi orang",
        .vietnamese: "và là của có không được trong cho một những với các này khi để người đã từ đến nhiều về như ra cũng tôi bạn",
        .croatian: "i u je na se da su za od s koji što kao ne to o ali a iz bi biti sam nije ili kako već samo može",
        .russian:
            "и в не на я быть он с что а по это она этот к но они мы весь который из у который то за свой что весь год от так о для ты же все тот мочь вы человек такой его сказать только или ещё бы себя один как уже до время если сам когда другой вот говорить наш мой знать стать привет",
        .ukrainian:
            "і в не на я бути він з що а по це вона цей до але вони ми весь який із у та за свій рік від так про для ти ж всі той могти ви людина такий його тільки або ще би себе один як вже час якщо сам коли є",
        .bulgarian: "и на се да в е от за са не с по към че като го до или ще но при може си това този тя той ние вие",
    ]

    private static let index: [String: [NLLanguage]] = words.reduce(into: [:]) { index, entry in
        for word in Set(entry.value.split(separator: " ").map(String.init)) { index[word, default: []].append(entry.key) }
    }

    static func scores(of text: String) -> [NLLanguage: Double] {
        var scores: [NLLanguage: Double] = [:], han = 0.0, kana = 0.0
        for scalar in text.unicodeScalars {
            if (0x4E00...0x9FFF).contains(scalar.value) { han += 1 }
            if (0x3040...0x30FF).contains(scalar.value) { kana += 1 }
            if let script = scripts.first(where: { $0.0.contains(scalar.value) }) { scores[script.1, default: 0] += 1 }
        }
        if han > 0 {
            // Japanese has its own letters beside the Chinese ones.
            if kana > 0 {
                scores[.japanese, default: 0] += han
            } else {
                scores[isTraditional(text) ? .traditionalChinese : .simplifiedChinese] = han
            }
        }
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "'" }) {
            guard let languages = index[String(word)] else { continue }
            for language in languages { scores[language, default: 0] += 3.0 / Double(languages.count) }
        }
        for (letters, language) in marks { scores[language, default: 0] += Double(text.lowercased().filter(letters.contains).count) * 0.8 }
        return scores.filter { $0.value > 0 }
    }

    /// Letters that few languages have.
    private static let marks: [(Set<Character>, NLLanguage)] = [
        (["ß"], .german), (["ñ", "¿", "¡"], .spanish), (["ã", "õ"], .portuguese), (["ł", "ż", "ź", "ń", "ś"], .polish),
        (["ř", "ů", "ě"], .czech),
        (["ş", "ğ", "ı"], .turkish), (["ț", "ș", "ă"], .romanian), (["ő", "ű"], .hungarian), (["ґ", "ї", "є", "і"], .ukrainian),
        (["ы", "э", "ё"], .russian), (["đ"], .vietnamese), (["æ", "ø"], .danish),
    ]

    private static func isTraditional(_ text: String) -> Bool {
        let traditional: Set<Character> = [
            "們", "這", "國", "來", "說", "時", "會", "個", "學", "對", "麼", "沒", "還", "點", "見", "開", "經", "過", "實", "體",
        ]
        return text.contains(where: traditional.contains)
    }
}
