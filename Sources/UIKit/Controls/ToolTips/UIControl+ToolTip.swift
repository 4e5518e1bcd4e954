extension UIControl {
    /// The description of the control that appears while a pointer rests on it; nil for none.
    ///
    /// Source: Apple's documentation of `UIControl.toolTip`.
    public var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let newValue {
                let known = toolTipInteraction
                known?.defaultToolTip = newValue
                if known == nil { addInteraction(UIToolTipInteraction(defaultToolTip: newValue)) }
            } else if let known = toolTipInteraction {
                removeInteraction(known)
            }
        }
    }

    public var toolTipInteraction: UIToolTipInteraction? { interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first }
}
