extension LayoutEngine {
    /// Adds a constraint of the app; where it contradicts others, one is given up and the console tells.
    func install(_ constraint: NSLayoutConstraint) {
        guard constraint.holder != nil, !isInstalled(constraint), let entry = lower(constraint) else { return }
        keepInstalled(entry)
        add(entry.solved, isSilent: false)
    }

    /// Adds a constraint the system made.
    func addImplicit(_ constraint: SolverConstraint) { add(constraint, isSilent: false) }

    private func add(_ constraint: SolverConstraint, isSilent: Bool) {
        while true {
            do {
                try solver.add(constraint)
                return
            } catch {
                if !recover(from: error, adding: constraint, isSilent: isSilent) { return }
            }
        }
    }

    func set(constant: Double, of constraint: SolverConstraint) {
        while true {
            do {
                try solver.setConstant(constant, of: constraint)
                return
            } catch {
                // Taken out, it can take the constant; it comes back below if something else was given up.
                guard recover(from: error, adding: constraint, isSilent: false) else {
                    constraint.store(constant: constant)
                    return
                }
            }
        }
    }

    /// Gives a constraint up. Returns whether it was another one than `constraint`, so that this can be tried again.
    private func recover(from conflict: SolverConflict, adding constraint: SolverConstraint, isSilent: Bool) -> Bool {
        let candidates = conflict.constraints.reversed()
        let victim = candidates.first { $0.owner is NSLayoutConstraint } ?? candidates.first { $0 !== constraint } ?? constraint
        if !isSilent { report(conflict, breaking: victim) }
        if let owner = victim.owner as? NSLayoutConstraint {
            broken.append(owner)
            takeInstalled(owner)
        }
        solver.remove(victim)
        return victim !== constraint
    }

    /// Something was removed, so constraints given up earlier may hold now.
    func retryBroken() {
        let candidates = broken
        broken = []
        for constraint in candidates where constraint.holder != nil {
            guard let entry = lower(constraint) else { continue }
            do {
                try solver.add(entry.solved)
                keepInstalled(entry)
            } catch {
                broken.append(constraint)
            }
        }
    }

    /// The well-known report on the console.
    private func report(_ conflict: SolverConflict, breaking victim: SolverConstraint) {
        var seen: [String] = []
        for constraint in conflict.constraints {
            let text = constraint.owner.map { String(describing: $0) } ?? "(system)"
            if !seen.contains(text) { seen.append(text) }
        }
        var lines = [
            "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
            "\tProbably at least one of the constraints in the following list is one you don't want. ",
            "\tTry this: ",
            "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
            "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        ]
        if conflict.constraints.contains(where: { ($0.owner as? ImplicitConstraint)?.isAutoresizing == true }) {
            lines.append(
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView "
                    + "property translatesAutoresizingMaskIntoConstraints) ")
        }
        lines += ["(", seen.map { "    \"\($0)\"" }.joined(separator: ",\n"), ")", ""]
        lines += ["Will attempt to recover by breaking constraint ", victim.owner.map { String(describing: $0) } ?? "(system)", ""]
        lines += [
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.",
        ]
        Self.console(lines.joined(separator: "\n") + "\n")
    }

    /// The destination of reports; replaced by tests.
    static var console: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
}
