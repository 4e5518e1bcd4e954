import QuinceFoundation

extension Decimal: _IntentValue {}
extension AttributedString: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}
extension UUID: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Set: _IntentValue where Element: _IntentValue {}
extension Float: _IntentValue {}
extension Data: _IntentValue {}
