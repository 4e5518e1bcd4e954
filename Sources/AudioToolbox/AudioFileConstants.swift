import QuinceFoundation

/// The kind of an audio file, a four-character code.
public typealias AudioFileTypeID = UInt32

// Kinds of files and errors of reading them. Source: Apple's documentation of Audio File Services.

public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646
public let kAudioFileAIFCType: AudioFileTypeID = 0x4149_4643
public let kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645
public let kAudioFileRF64Type: AudioFileTypeID = 0x5246_3634
public let kAudioFileBW64Type: AudioFileTypeID = 0x4257_3634
public let kAudioFileSoundDesigner2Type: AudioFileTypeID = 0x5364_3266
public let kAudioFileNextType: AudioFileTypeID = 0x4E65_5854
public let kAudioFileMP3Type: AudioFileTypeID = 0x4D50_4733
public let kAudioFileMP2Type: AudioFileTypeID = 0x4D50_4732
public let kAudioFileMP1Type: AudioFileTypeID = 0x4D50_4731
public let kAudioFileAC3Type: AudioFileTypeID = 0x6163_2D33
public let kAudioFileAAC_ADTSType: AudioFileTypeID = 0x6164_7473
public let kAudioFileMPEG4Type: AudioFileTypeID = 0x6D70_3466
public let kAudioFileM4AType: AudioFileTypeID = 0x6D34_6166
public let kAudioFileM4BType: AudioFileTypeID = 0x6D34_6266
public let kAudioFileCAFType: AudioFileTypeID = 0x6361_6666
public let kAudioFile3GPType: AudioFileTypeID = 0x3367_7070
public let kAudioFile3GP2Type: AudioFileTypeID = 0x3367_7032
public let kAudioFileAMRType: AudioFileTypeID = 0x616D_7266
public let kAudioFileFLACType: AudioFileTypeID = 0x666C_6163
public let kAudioFileLATMInLOASType: AudioFileTypeID = 0x6C6F_6173

public let kAudioFileUnspecifiedError: OSStatus = 0x7768_743F
public let kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479_703F
public let kAudioFileUnsupportedDataFormatError: OSStatus = 0x666D_743F
public let kAudioFileUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioFileBadPropertySizeError: OSStatus = 0x2173_697A
public let kAudioFilePermissionsError: OSStatus = 0x7072_6D3F
public let kAudioFileNotOptimizedError: OSStatus = 0x6F70_746D
public let kAudioFileInvalidChunkError: OSStatus = 0x6368_6B3F
public let kAudioFileDoesNotAllow64BitDataSizeError: OSStatus = 0x6F66_663F
public let kAudioFileInvalidPacketOffsetError: OSStatus = 0x7063_6B3F
public let kAudioFileInvalidPacketDependencyError: OSStatus = 0x6465_703F
public let kAudioFileInvalidFileError: OSStatus = 0x6474_613F
public let kAudioFileOperationNotSupportedError: OSStatus = 0x6F70_3F3F
public let kAudioFileNotOpenError: OSStatus = -38
public let kAudioFileEndOfFileError: OSStatus = -39
public let kAudioFilePositionError: OSStatus = -40
public let kAudioFileFileNotFoundError: OSStatus = -43
