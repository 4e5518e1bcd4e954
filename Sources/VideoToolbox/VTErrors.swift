import CoreMedia

// Codes of errors. Source: Apple's documentation of Video Toolbox.

public var kVTPropertyNotSupportedErr: OSStatus { -12900 }
public var kVTPropertyReadOnlyErr: OSStatus { -12901 }
public var kVTParameterErr: OSStatus { -12902 }
public var kVTInvalidSessionErr: OSStatus { -12903 }
public var kVTAllocationFailedErr: OSStatus { -12904 }
public var kVTPixelTransferNotSupportedErr: OSStatus { -12905 }
public var kVTCouldNotFindVideoDecoderErr: OSStatus { -12906 }
public var kVTCouldNotCreateInstanceErr: OSStatus { -12907 }
public var kVTCouldNotFindVideoEncoderErr: OSStatus { -12908 }
public var kVTVideoDecoderBadDataErr: OSStatus { -12909 }
public var kVTVideoDecoderUnsupportedDataFormatErr: OSStatus { -12910 }
public var kVTVideoDecoderMalfunctionErr: OSStatus { -12911 }
public var kVTVideoEncoderMalfunctionErr: OSStatus { -12912 }
public var kVTVideoDecoderNotAvailableNowErr: OSStatus { -12913 }
public var kVTPixelRotationNotSupportedErr: OSStatus { -12914 }
public var kVTVideoEncoderNotAvailableNowErr: OSStatus { -12915 }
public var kVTFormatDescriptionChangeNotSupportedErr: OSStatus { -12916 }
