import QuinceFoundation
import Testing

/// The overlay for names that Darwin has and the C library of Linux lacks.
struct DarwinTests {
    @Test func unfairLocksExclude() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_assert_owner(lock)
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }

    @Test func streamsOfFunctionsRead() throws {
        let left = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        left.pointee = 3
        defer { left.deallocate() }
        let read: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32 = { cookie, bytes, count in
            let left = cookie!.assumingMemoryBound(to: Int32.self)
            guard left.pointee > 0, count > 0 else { return 0 }
            left.pointee -= 1
            bytes![0] = 97
            return 1
        }
        let close: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { cookie in
            cookie!.assumingMemoryBound(to: Int32.self).pointee = -1
            return 0
        }
        let opened = funopen(left, read, nil, nil, close)
        let file = try #require(opened)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(fread(&bytes, 1, 8, file) == 3)
        #expect(bytes.prefix(3) == [97, 97, 97])
        #expect(fclose(file) == 0)
        #expect(left.pointee == -1)
    }

    @Test func streamsOfFunctionsWriteAndSeek() throws {
        let text = NSMutableString()
        let cookie = Unmanaged.passUnretained(text).toOpaque()
        let opened = funopen(
            cookie, nil,
            { cookie, bytes, count in
                let text = Unmanaged<NSMutableString>.fromOpaque(cookie!).takeUnretainedValue()
                text.append(String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self))
                return count
            },
            { cookie, offset, _ in
                Unmanaged<NSMutableString>.fromOpaque(cookie!).takeUnretainedValue().append("@\(offset)")
                return offset
            }, nil)
        let file = try #require(opened)
        fputs("Quince", file)
        #expect(fflush(file) == 0)
        #expect(text == "Quince")
        #expect(fseek(file, 5, SEEK_SET) == 0)
        #expect((text as String).hasSuffix("@5"))
        #expect(fclose(file) == 0)
        #expect(funopen(nil, nil, nil, nil, nil) == nil)
        #expect(errno == EINVAL)
    }

    @Test func imagesHaveHeadersOfTheirOwn() throws {
        #expect(_dyld_image_count() > 1)
        let (first, second) = (try #require(_dyld_get_image_header(0)), try #require(_dyld_get_image_header(1)))
        #expect(first != second)
        #expect(first == _dyld_get_image_header(0))
        #expect(first.pointee.ncmds == 0)
        #expect(_dyld_get_image_header(.max) == nil)
    }

    @Test func theStandardStreamsMayBeUsedAnywhere() async {
        let number = await Task.detached { fileno(stderr) }.value
        #expect(number == 2)
        #expect(fileno(stdin) == 0)
        #expect(fileno(stdout) == 1)
    }

    @Test func constantsOfThreadsAndSocketsAreNumbers() {
        var (mutex, attributes) = (pthread_mutex_t(), pthread_mutexattr_t())
        pthread_mutexattr_init(&attributes)
        #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
        #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
        pthread_mutex_init(&mutex, &attributes)
        #expect(pthread_mutex_lock(&mutex) == 0)
        #expect(pthread_mutex_trylock(&mutex) == 0)
        let socket = socket(AF_INET, SOCK_STREAM, IPPROTO_TCP)
        #expect(socket >= 0)
        close(socket)
    }

    @Test func factsOfTheSystemHaveNames() {
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
        var text = [CChar](repeating: 0, count: size)
        #expect(sysctlbyname("hw.machine", &text, &size, nil, 0) == 0)
        #expect(["arm64", "x86_64"].contains(String(cString: text)))
        var (memory, length) = (UInt64(0), MemoryLayout<UInt64>.size)
        #expect(sysctlbyname("hw.memsize", &memory, &length, nil, 0) == 0)
        #expect(memory == ProcessInfo.processInfo.physicalMemory)
        #expect(sysctlbyname("no.such.fact", nil, &size, nil, 0) == -1)
        #expect(errno == ENOENT)
        length = 2
        #expect(sysctlbyname("hw.memsize", &memory, &length, nil, 0) == -1)
        #expect(errno == ENOMEM)
    }

    @Test func aProcessFindsItself() {
        var (process, size) = (kinfo_proc(), MemoryLayout<kinfo_proc>.stride)
        var path = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
        #expect(sysctl(&path, UInt32(path.count), &process, &size, nil, 0) == 0)
        #expect(process.kp_proc.p_pid == getpid())
        #expect(process.kp_proc.p_flag & P_TRACED == 0)
        #expect(process.kp_proc.p_un.__p_starttime.tv_sec > 0)
    }

    @Test func machTimeRunsInNanoseconds() {
        var ratio = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&ratio) == KERN_SUCCESS)
        #expect(ratio.numer == ratio.denom)
        let first = mach_absolute_time()
        #expect(mach_absolute_time() >= first)
    }

    @Test func aProcessKnowsItsMemory() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(info.resident_size > 1_000_000)
        #expect(info.virtual_size >= info.resident_size)
    }

    @Test func stringsAreCutToTheirBuffer() {
        var buffer = [CChar](repeating: 1, count: 4)
        #expect(strlcpy(&buffer, "abcdef", 4) == 6)
        #expect(String(cString: buffer) == "abc")
        #expect(strlcpy(&buffer, "a", 4) == 1)
        #expect(strlcat(&buffer, "xyz", 4) == 4)
        #expect(String(cString: buffer) == "axy")
    }

    @Test func programsAndLibrariesAreListed() {
        #expect(_dyld_image_count() > 1)
        let names = (0..<_dyld_image_count()).map { String(cString: _dyld_get_image_name($0)) }
        #expect(names.contains { $0.hasSuffix("/libFoundation.so") })
        #expect(_dyld_get_image_name(100_000) == nil)
    }

    @Test func aThreadHasANumber() {
        var number: UInt64 = 0
        #expect(pthread_threadid_np(nil, &number) == 0)
        #expect(number > 0)
    }

    @Test func numbersAreChangedByManyThreads() {
        nonisolated(unsafe) var count: Int32 = 0
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in _ = OSAtomicIncrement32(&count) }
        #expect(count == 1000)
        #expect(OSAtomicCompareAndSwap32(1000, 7, &count))
        #expect(!OSAtomicCompareAndSwap32(1000, 8, &count))
        #expect(count == 7)
        #expect(OSAtomicAdd32(-3, &count) == 4)
    }
}
