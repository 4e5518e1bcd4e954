extension UIControl {
    /// What the control is for, to be shown while a pointer rests on it.
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
