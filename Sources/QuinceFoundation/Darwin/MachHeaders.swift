// The structures of Darwin's files with code. Files of Linux have others: the headers that programs get here have no load commands.

public let MH_MAGIC: UInt32 = 0xfeed_face
public let MH_MAGIC_64: UInt32 = 0xfeed_facf
public let LC_SEGMENT: UInt32 = 0x1
public let LC_SEGMENT_64: UInt32 = 0x19

/// The header of a file that holds code, as Darwin has it.
public struct mach_header {
    public var magic: UInt32 = MH_MAGIC_64
    public var cputype: Int32 = 0
    public var cpusubtype: Int32 = 0
    public var filetype: UInt32 = 0
    /// The number of load commands.
    public var ncmds: UInt32 = 0
    /// The size of all load commands, in bytes.
    public var sizeofcmds: UInt32 = 0
    public var flags: UInt32 = 0

    public init() {}
}

/// The header of a file of 64-bit code.
public struct mach_header_64 {
    public var magic: UInt32 = MH_MAGIC_64
    public var cputype: Int32 = 0
    public var cpusubtype: Int32 = 0
    public var filetype: UInt32 = 0
    /// The number of load commands.
    public var ncmds: UInt32 = 0
    /// The size of all load commands, in bytes.
    public var sizeofcmds: UInt32 = 0
    public var flags: UInt32 = 0
    public var reserved: UInt32 = 0

    public init() {}
}

/// What each load command begins with.
public struct load_command {
    public var cmd: UInt32 = 0
    /// In bytes, with this beginning.
    public var cmdsize: UInt32 = 0

    public init() {}
}

/// The load command of a segment of 64-bit code.
public struct segment_command_64 {
    public var cmd: UInt32 = LC_SEGMENT_64
    public var cmdsize: UInt32 = 72
    public var segname: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar) = (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )
    public var vmaddr: UInt64 = 0
    public var vmsize: UInt64 = 0
    public var fileoff: UInt64 = 0
    public var filesize: UInt64 = 0
    public var maxprot: Int32 = 0
    public var initprot: Int32 = 0
    public var nsects: UInt32 = 0
    public var flags: UInt32 = 0

    public init() {}
}
