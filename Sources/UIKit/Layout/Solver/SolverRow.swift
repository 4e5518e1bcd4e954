/// A row of the tableau: `basic variable = constant + Σ coefficient · parameter`, parameters sorted by number.
///
/// Two parallel buffers instead of arrays: this is the inner loop of every layout, and pointers stay fast without the optimiser.
final class SolverRow {
    /// Coefficients and sums closer to zero than this are zero.
    static let epsilon = 1e-8

    var constant: Double
    private(set) var count = 0
    private(set) var variables: UnsafeMutablePointer<Int32>
    private(set) var coefficients: UnsafeMutablePointer<Double>
    private var capacity: Int

    init(constant: Double = 0, capacity: Int = 8) {
        self.constant = constant
        self.capacity = capacity
        variables = .allocate(capacity: capacity)
        coefficients = .allocate(capacity: capacity)
    }

    convenience init(copying row: SolverRow) {
        self.init(constant: row.constant, capacity: max(row.count, 4))
        count = row.count
        variables.update(from: row.variables, count: count)
        coefficients.update(from: row.coefficients, count: count)
    }

    deinit {
        variables.deallocate()
        coefficients.deallocate()
    }

    static func isZero(_ value: Double) -> Bool { value < epsilon && value > -epsilon }

    /// Returns the index of `variable`, or the one at which to insert it.
    private func position(of variable: Int32) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low &+ high) / 2
            if variables[middle] < variable { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    func coefficient(of variable: Int32) -> Double {
        let place = position(of: variable)
        return place < count && variables[place] == variable ? coefficients[place] : 0
    }

    /// Adds `coefficient · variable`. Returns whether the variable is new in this row.
    @discardableResult func add(_ variable: Int32, _ coefficient: Double) -> Bool {
        let place = position(of: variable)
        if place < count, variables[place] == variable {
            coefficients[place] += coefficient
            if Self.isZero(coefficients[place]) { remove(at: place) }
            return false
        }
        if Self.isZero(coefficient) { return false }
        if count == capacity { grow() }
        (variables + place + 1).update(from: variables + place, count: count - place)
        (coefficients + place + 1).update(from: coefficients + place, count: count - place)
        variables[place] = variable
        coefficients[place] = coefficient
        count += 1
        return true
    }

    func remove(_ variable: Int32) {
        let place = position(of: variable)
        if place < count, variables[place] == variable { remove(at: place) }
    }

    func multiply(by factor: Double) {
        constant *= factor
        var index = 0
        while index < count {
            coefficients[index] *= factor
            index &+= 1
        }
    }

    /// Adds `factor · row`; variables that are new here are appended to `added`.
    func add(_ row: SolverRow, times factor: Double, scratch: SolverRow, added: inout ContiguousArray<Int32>) {
        constant += row.constant * factor
        scratch.reserve(count + row.count)
        let (sum, sumCoefficients) = (scratch.variables, scratch.coefficients)
        let (left, leftCoefficients, leftCount) = (variables, coefficients, count)
        let (right, rightCoefficients, rightCount) = (row.variables, row.coefficients, row.count)
        var (i, j, out) = (0, 0, 0)
        while i < leftCount || j < rightCount {
            if j == rightCount || (i < leftCount && left[i] < right[j]) {
                sum[out] = left[i]
                sumCoefficients[out] = leftCoefficients[i]
                i &+= 1
                out &+= 1
            } else if i == leftCount || right[j] < left[i] {
                let value = rightCoefficients[j] * factor
                if value >= Self.epsilon || value <= -Self.epsilon {
                    sum[out] = right[j]
                    sumCoefficients[out] = value
                    out &+= 1
                    added.append(right[j])
                }
                j &+= 1
            } else {
                let value = leftCoefficients[i] + rightCoefficients[j] * factor
                if value >= Self.epsilon || value <= -Self.epsilon {
                    sum[out] = left[i]
                    sumCoefficients[out] = value
                    out &+= 1
                }
                i &+= 1
                j &+= 1
            }
        }
        swapBuffers(with: scratch, count: out)
    }

    /// Rewrites `0 = this row` as `variable = …` and drops the variable from the parameters.
    func solve(for variable: Int32) {
        let coefficient = coefficient(of: variable)
        remove(variable)
        multiply(by: -1 / coefficient)
    }

    /// Rewrites `basic = this row` as `variable = …`, with `basic` becoming a parameter.
    func exchange(basic: Int32, for variable: Int32) {
        add(basic, -1)
        solve(for: variable)
    }

    private func remove(at place: Int) {
        (variables + place).update(from: variables + place + 1, count: count - place - 1)
        (coefficients + place).update(from: coefficients + place + 1, count: count - place - 1)
        count -= 1
    }

    private func grow() {
        let old = (variables, coefficients)
        capacity *= 2
        variables = .allocate(capacity: capacity)
        coefficients = .allocate(capacity: capacity)
        variables.update(from: old.0, count: count)
        coefficients.update(from: old.1, count: count)
        old.0.deallocate()
        old.1.deallocate()
    }

    private func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        variables.deallocate()
        coefficients.deallocate()
        capacity = wanted * 2
        variables = .allocate(capacity: capacity)
        coefficients = .allocate(capacity: capacity)
    }

    private func swapBuffers(with scratch: SolverRow, count: Int) {
        swap(&variables, &scratch.variables)
        swap(&coefficients, &scratch.coefficients)
        swap(&capacity, &scratch.capacity)
        self.count = count
    }
}
