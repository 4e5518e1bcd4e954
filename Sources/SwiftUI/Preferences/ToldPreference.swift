/// The last value of a preference that was told.
final class PreferenceValue<Value> {
    let attribute = Attribute<Value?>(nil)
}

/// Keeps the last value of a preference with a view. The views inside tell it again where they are made anew, so nothing is lost with it.
@propertyWrapper struct ToldPreference<Value>: DynamicProperty {
    private(set) var wrappedValue = PreferenceValue<Value>()
}

extension ToldPreference: WiredProperty {
    static var isOnlyRead: Bool { true }

    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        if let kept = slot as? PreferenceValue<Value> { wrappedValue = kept } else { slot = wrappedValue }
        return 0
    }
}
