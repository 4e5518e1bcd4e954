/// Appium's settings of a session: those that change something here, and those that clients may set without effect.
struct SessionSettings {
    private(set) var values: [String: JSONValue] = [
        "shouldUseCompactResponses": true, "elementResponseAttributes": "type,label", "snapshotMaxDepth": 50, "defaultAlertAction": "",
        "includeHittableInPageSource": false, "useFirstMatch": false, "waitForIdleTimeout": 10, "animationCoolOffTimeout": 2,
        "mjpegServerScreenshotQuality": 25, "mjpegServerFramerate": 10, "mjpegScalingFactor": 100, "screenshotQuality": 3,
        "keyboardAutocorrection": false, "keyboardPrediction": false, "customSnapshotTimeout": 15, "snapshotTimeout": 15,
        "boundElementsByIndex": false, "reduceMotion": false, "defaultActiveApplication": "auto", "activeAppDetectionPoint": "64,64",
        "includeNonModalElements": false, "acceptAlertButtonSelector": "", "dismissAlertButtonSelector": "",
        "screenshotOrientation": "auto",
        "respectSystemAlerts": true, "useClearTextShortcut": true, "maxTypingFrequency": 60, "pageSourceExcludedAttributes": "",
        "limitXPathContextScope": true, "autoClickAlertSelector": "",
    ]

    /// - Throws: `invalid argument` for a value of the wrong kind of a setting that has an effect here.
    mutating func update(_ settings: [String: JSONValue]) throws(WebDriverError) {
        for (name, value) in settings {
            switch name {
            case "shouldUseCompactResponses", "includeHittableInPageSource":
                guard value.bool != nil else { throw WebDriverError(.invalidArgument, "“\(name)” must be true or false") }
            case "elementResponseAttributes", "pageSourceExcludedAttributes":
                guard value.string != nil else { throw WebDriverError(.invalidArgument, "“\(name)” must be a text") }
            case "defaultAlertAction":
                guard let action = value.string, ["", "accept", "dismiss"].contains(action) else {
                    throw WebDriverError(.invalidArgument, "“defaultAlertAction” is accept, dismiss or empty")
                }
            case "mjpegServerFramerate", "mjpegServerScreenshotQuality", "mjpegScalingFactor":
                guard let number = value.integer, (1...100).contains(number) else {
                    throw WebDriverError(.invalidArgument, "“\(name)” must be a number from 1 to 100")
                }
            case "snapshotMaxDepth":
                guard let depth = value.integer, depth > 0 else {
                    throw WebDriverError(.invalidArgument, "“snapshotMaxDepth” must be a number from 1")
                }
            default: break
            }
            guard values.count < 500 || values[name] != nil else { throw WebDriverError(.invalidArgument, "there are too many settings") }
            values[name] = value
        }
    }

    var json: JSONValue { .object(values) }
    var isCompact: Bool { values["shouldUseCompactResponses"]?.bool ?? true }
    var includesHittable: Bool { values["includeHittableInPageSource"]?.bool ?? false }
    var alertAction: String? { values["defaultAlertAction"]?.string.flatMap { $0.isEmpty ? nil : $0 } }
    var deepest: Int { values["snapshotMaxDepth"]?.integer ?? 50 }
    /// Pictures of the stream in a second.
    var streamRate: Int { min(max(values["mjpegServerFramerate"]?.integer ?? 10, 1), 60) }
    var streamLook: StreamedPicture.Look {
        StreamedPicture.Look(
            quality: min(max(values["mjpegServerScreenshotQuality"]?.integer ?? 25, 1), 100),
            scale: min(max(values["mjpegScalingFactor"]?.integer ?? 100, 1), 100))
    }
    /// The attributes of an element in a response that is not compact.
    var elementAttributes: [String] { list("elementResponseAttributes") }
    var excludedAttributes: Set<ElementAttribute> { Set(list("pageSourceExcludedAttributes").compactMap { ElementAttribute(named: $0) }) }

    private func list(_ name: String) -> [String] {
        (values[name]?.string ?? "").split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    }
}
