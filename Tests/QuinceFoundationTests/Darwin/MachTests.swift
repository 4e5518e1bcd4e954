import Foundation
import QuinceFoundation
import Testing

/// What Mach tells of threads, processors and memory.
@Suite struct MachTests {
    private func information(_ thread: thread_t) -> thread_basic_info? {
        var info = thread_basic_info()
        var count = mach_msg_type_number_t(THREAD_INFO_MAX)
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                thread_info(thread, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
            }
        }
        return result == KERN_SUCCESS ? info : nil
    }

    @Test func threadsAreListed() throws {
        var list: thread_act_array_t?
        var count = mach_msg_type_number_t(0)
        #expect(task_threads(mach_task_self_, &list, &count) == KERN_SUCCESS)
        let threads = try #require(list)
        #expect((0..<Int(count)).contains { threads[$0] == mach_thread_self() })
        let address = vm_address_t(UInt(bitPattern: threads)), size = vm_size_t(Int(count) * MemoryLayout<thread_t>.stride)
        #expect(vm_deallocate(mach_task_self_, address, size) == KERN_SUCCESS)
        // What was freed is not freed again.
        #expect(vm_deallocate(mach_task_self_, address, size) == KERN_INVALID_ADDRESS)
    }

    @Test func aThreadTellsItsTime() throws {
        let found = try #require(information(mach_thread_self()))
        #expect((0...TH_USAGE_SCALE).contains(found.cpu_usage))
        #expect(found.run_state == TH_STATE_RUNNING)
        #expect(found.flags & TH_FLAGS_IDLE == 0)
        #expect(information(thread_t.max) == nil)
    }

    @Test func processorsCountTicks() throws {
        var processors: natural_t = 0
        var info: processor_info_array_t?
        var count = mach_msg_type_number_t(0)
        #expect(host_processor_info(mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &processors, &info, &count) == KERN_SUCCESS)
        #expect(processors > 0)
        #expect(count == processors * UInt32(CPU_STATE_MAX))
        let ticks = try #require(info)
        #expect((0..<Int(count)).contains { ticks[$0] != 0 })

        var load = host_cpu_load_info()
        var size = HOST_CPU_LOAD_INFO_COUNT
        let result = withUnsafeMutablePointer(to: &load) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(size)) {
                host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, $0, &size)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(load.cpu_ticks.0 > 0)
    }

    @Test func memoryIsCountedInPages() {
        var statistics = vm_statistics64()
        var count = HOST_VM_INFO64_COUNT
        let result = withUnsafeMutablePointer(to: &statistics) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(statistics.free_count > 0)
        var size: vm_size_t = 0
        #expect(host_page_size(mach_host_self(), &size) == KERN_SUCCESS)
        #expect(size == vm_page_size)
        var tooFew = mach_msg_type_number_t(1)
        let refused = withUnsafeMutablePointer(to: &statistics) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) { host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &tooFew) }
        }
        #expect(refused == KERN_INVALID_ARGUMENT)
    }

    @Test func namesOfTheSystemEnd() throws {
        var system = utsname()
        #expect(uname(&system) == 0)
        let bytes = Data(bytes: &system.machine, count: Int(_SYS_NAMELEN))
        #expect(bytes.contains(0))
        #expect(bytes.first != 0)
    }
}
