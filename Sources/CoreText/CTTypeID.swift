@_spi(Quince) import QuinceFoundation

// The numbers by which Core Foundation tells Core Text's types apart. Programs compare them with those of other types at most.

@_spi(Quince) extension CTFont: CoreFoundationObject {
    public static var typeID: CFTypeID { 1100 }
}

/// The Core Foundation type identifier of `CTFont`.
public func CTFontGetTypeID() -> CFTypeID { CTFont.typeID }

@_spi(Quince) extension CTFontDescriptor: CoreFoundationObject {
    public static var typeID: CFTypeID { 1101 }
}

/// The Core Foundation type identifier of `CTFontDescriptor`.
public func CTFontDescriptorGetTypeID() -> CFTypeID { CTFontDescriptor.typeID }

@_spi(Quince) extension CTFrame: CoreFoundationObject {
    public static var typeID: CFTypeID { 1102 }
}

/// The Core Foundation type identifier of `CTFrame`.
public func CTFrameGetTypeID() -> CFTypeID { CTFrame.typeID }

@_spi(Quince) extension CTFramesetter: CoreFoundationObject {
    public static var typeID: CFTypeID { 1103 }
}

/// The Core Foundation type identifier of `CTFramesetter`.
public func CTFramesetterGetTypeID() -> CFTypeID { CTFramesetter.typeID }

@_spi(Quince) extension CTLine: CoreFoundationObject {
    public static var typeID: CFTypeID { 1104 }
}

/// The Core Foundation type identifier of `CTLine`.
public func CTLineGetTypeID() -> CFTypeID { CTLine.typeID }

@_spi(Quince) extension CTParagraphStyle: CoreFoundationObject {
    public static var typeID: CFTypeID { 1105 }
}

/// The Core Foundation type identifier of `CTParagraphStyle`.
public func CTParagraphStyleGetTypeID() -> CFTypeID { CTParagraphStyle.typeID }

@_spi(Quince) extension CTRun: CoreFoundationObject {
    public static var typeID: CFTypeID { 1106 }
}

/// The Core Foundation type identifier of `CTRun`.
public func CTRunGetTypeID() -> CFTypeID { CTRun.typeID }

@_spi(Quince) extension CTRunDelegate: CoreFoundationObject {
    public static var typeID: CFTypeID { 1107 }
}

/// The Core Foundation type identifier of `CTRunDelegate`.
public func CTRunDelegateGetTypeID() -> CFTypeID { CTRunDelegate.typeID }

@_spi(Quince) extension CTTextTab: CoreFoundationObject {
    public static var typeID: CFTypeID { 1108 }
}

/// The Core Foundation type identifier of `CTTextTab`.
public func CTTextTabGetTypeID() -> CFTypeID { CTTextTab.typeID }

@_spi(Quince) extension CTTypesetter: CoreFoundationObject {
    public static var typeID: CFTypeID { 1109 }
}

/// The Core Foundation type identifier of `CTTypesetter`.
public func CTTypesetterGetTypeID() -> CFTypeID { CTTypesetter.typeID }
