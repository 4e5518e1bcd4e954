@_spi(Quince) import QuinceFoundation

// The numbers by which Core Foundation tells Core Graphics' types apart. Programs compare them with those of other types at most.

extension CGColor {
    /// The Core Foundation type identifier of `CGColor`.
    public static var typeID: CFTypeID { 1000 }
}

extension CGColorSpace {
    /// The Core Foundation type identifier of `CGColorSpace`.
    public static var typeID: CFTypeID { 1001 }
}

extension CGContext {
    /// The Core Foundation type identifier of `CGContext`.
    public static var typeID: CFTypeID { 1002 }
}

extension CGDataConsumer {
    /// The Core Foundation type identifier of `CGDataConsumer`.
    public static var typeID: CFTypeID { 1003 }
}

extension CGDataProvider {
    /// The Core Foundation type identifier of `CGDataProvider`.
    public static var typeID: CFTypeID { 1004 }
}

extension CGFont {
    /// The Core Foundation type identifier of `CGFont`.
    public static var typeID: CFTypeID { 1005 }
}

extension CGFunction {
    /// The Core Foundation type identifier of `CGFunction`.
    public static var typeID: CFTypeID { 1006 }
}

extension CGGradient {
    /// The Core Foundation type identifier of `CGGradient`.
    public static var typeID: CFTypeID { 1007 }
}

extension CGImage {
    /// The Core Foundation type identifier of `CGImage`.
    public static var typeID: CFTypeID { 1008 }
}

extension CGLayer {
    /// The Core Foundation type identifier of `CGLayer`.
    public static var typeID: CFTypeID { 1009 }
}

extension CGPDFDocument {
    /// The Core Foundation type identifier of `CGPDFDocument`.
    public static var typeID: CFTypeID { 1010 }
}

extension CGPDFPage {
    /// The Core Foundation type identifier of `CGPDFPage`.
    public static var typeID: CFTypeID { 1011 }
}

extension CGPath {
    /// The Core Foundation type identifier of `CGPath`.
    public class var typeID: CFTypeID { 1012 }
}

extension CGPattern {
    /// The Core Foundation type identifier of `CGPattern`.
    public static var typeID: CFTypeID { 1013 }
}

extension CGShading {
    /// The Core Foundation type identifier of `CGShading`.
    public static var typeID: CFTypeID { 1014 }
}

@_spi(Quince) extension CGColor: CoreFoundationObject {}
@_spi(Quince) extension CGColorSpace: CoreFoundationObject {}
@_spi(Quince) extension CGContext: CoreFoundationObject {}
@_spi(Quince) extension CGDataConsumer: CoreFoundationObject {}
@_spi(Quince) extension CGDataProvider: CoreFoundationObject {}
@_spi(Quince) extension CGFont: CoreFoundationObject {}
@_spi(Quince) extension CGFunction: CoreFoundationObject {}
@_spi(Quince) extension CGGradient: CoreFoundationObject {}
@_spi(Quince) extension CGImage: CoreFoundationObject {}
@_spi(Quince) extension CGLayer: CoreFoundationObject {}
@_spi(Quince) extension CGPDFDocument: CoreFoundationObject {}
@_spi(Quince) extension CGPDFPage: CoreFoundationObject {}
@_spi(Quince) extension CGPath: CoreFoundationObject {}
@_spi(Quince) extension CGPattern: CoreFoundationObject {}
@_spi(Quince) extension CGShading: CoreFoundationObject {}
