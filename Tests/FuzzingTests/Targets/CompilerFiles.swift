import Foundation

@testable import AppBuilder

/// Files that the compiler writes and Quince reads.
extension FuzzTarget {
    /// A file's dependencies, and the files to compile when it changes, traced as a build does.
    static let dependencies = FuzzTarget(
        name: "swift-dependencies", maximumLength: 8192,
        seeds: { [CompilerFiles.dependencies] },
        accepts: { bytes in
            guard let read = SwiftDependencies(Data(bytes), name: "M.swift") else { return false }
            _ = SwiftDependencies.changes(from: nil, to: read).count + SwiftDependencies.changes(from: read, to: read).count
            _ = read.keys(named: ["A", "c"])
            var trace = DependencyTrace(["M.swift": StoreSeeds.base.appendingPathComponent("missing.swiftdeps")])
            trace.replace("M.swift", by: read)
            _ = try? trace.files(using: Set(read.provided.keys))
            return true
        })
}

enum CompilerFiles {
    /// The dependencies of `struct A { var b = 1 }; extension A { func c() -> A { self } }`, by Swift 6.3.
    static let dependencies = [UInt8](Data(base64Encoded: text) ?? Data())

    private static let text = """
        REVQUwEIAAArAAAABwGywMhCKYzCK8gCKfyCKLDCK4zCKjwkQSuUAi2EAimEAi2EwsMmzMIr1IIsjEIp/IIppAIrlMIvkEIpwMIvnIIshAIsoMIvuMIrkEIpPESDKaSCK5xCKcgCLMhC\
        KrgCLfyCK7wCKZTCw0aQQinAQim4AinMwi+8giv8AimUgimkgiukAi2kwiu4wi+4wiuQQik8QEUqkEIpuAItpIIppEIpyMIvuMIrkEIpACFgAAAvAQAAAmSAwCAwqIApIEMCNWoSBMQB\
        FRAJCAYBsUAJAgAAANIAAAAAU3dpZnQgdmVyc2lvbiA2LjMuMSAoc3dpZnQtNi4zLjEtUkVMRUFTRSkAAAAICwAATS5zd2lmdGRlcHMACAEAAEEAAAAIBQAAMU0xQVYAAAAIZgAAMU0x\
        QVZAOGJkMGFlY2M2NzY0OTk1OTc0ZmU3MzYzYTMwODc0YjUAAAgBAABjAAAACBIAAEludGVnZXJMaXRlcmFsVHlwZQAACAsAAHM4Q29weWFibGVQAAgMAABzOUVzY2FwYWJsZVAIEAAA\
        RmxvYXRMaXRlcmFsVHlwZQhnAABzMzVfRXhwcmVzc2libGVCeUJ1aWx0aW5JbnRlZ2VyTGl0ZXJhbFAACAQAAGluaXQIAQAAYgAAAAgGAABkZWluaXQAAAi1AAAvdXNyL3N3aWZ0L3Vz\
        ci9saWIvc3dpZnQvbGludXgvU3dpZnQuc3dpZnRtb2R1bGUveDg2XzY0LXVua25vd24tbGludXgtZ251LnN3aWZ0bW9kdWxlAAAACOEAAC91c3Ivc3dpZnQvdXNyL2xpYi9zd2lmdC9s\
        aW51eC9fU3RyaW5nUHJvY2Vzc2luZy5zd2lmdG1vZHVsZS94ODZfNjQtdW5rbm93bi1saW51eC1nbnUuc3dpZnRtb2R1bGUAAAAIvAAAL3Vzci9zd2lmdC91c3IvbGliL3N3aWZ0L2xp\
        bnV4L19Db25jdXJyZW5jeS5zd2lmdG1vZHVsZS94ODZfNjQtdW5rbm93bi1saW51eC1nbnUuc3dpZnRtb2R1bGUFBgACQAMwADhmNjM1Y2JmZDRkYzFkYTFhNDk1M2IzOTg2OTdhMjA1\
        BQ4AAkADMAA4ZjYzNWNiZmQ0ZGMxZGExYTQ5NTNiMzk4Njk3YTIwNQcMAAcNAAcOAAcPAAcQAAcRAAcSAAcIAAcTAAcCAAcUAAcKAAcVAAcWAAcXAAcYAAcZAAcaAAcbAAccAAcEAAcG\
        AAcdAAceAAcfAAUAAARAAzAAAGM5YTNmM2FkNTk0MzQ3NWNhNTk0NmFiNzIwODIwZWFlBwAABQgABEADMAAAYzlhM2YzYWQ1OTQzNDc1Y2E1OTQ2YWI3MjA4MjBlYWUFMQAAQAMwAGM5\
        YTNmM2FkNTk0MzQ3NWNhNTk0NmFiNzIwODIwZWFlBwAABTkAAEADMAAAYzlhM2YzYWQ1OTQzNDc1Y2E1OTQ2YWI3MjA4MjBlYWUFQQAAQAMwADhiZDBhZWNjNjc2NDk5NTk3NGZlNzM2\
        M2EzMDg3NGI1BwAABUkAAEADMAAAOGJkMGFlY2M2NzY0OTk1OTc0ZmU3MzYzYTMwODc0YjUFMgAAQAMwAGM5YTNmM2FkNTk0MzQ3NWNhNTk0NmFiNzIwODIwZWFlBwAABToAAEADMAAA\
        YzlhM2YzYWQ1OTQzNDc1Y2E1OTQ2YWI3MjA4MjBlYWUFMwAKwAMAgIIdAAVgAQAAA6BADgAAUCAIAAAoAACQABSMAlgACmYAMAAFMwAWgIIZAAJAwRCAAqBgDgADUDAIgAEomAHQABTM\
        AVgACgYBLAAFcQAAgIJAAABAQSgAAKCgAIADUFAA4AEoKAAAAQAA
        """
}
