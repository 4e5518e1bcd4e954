import UIKit

/// A column of views, each placed by the one before it: milliseconds of activating its constraints and laying it out.
///
/// `Rivals/Chain.cpp` says the same to another solver.
@MainActor struct ColumnMeter {
    func run(counts: [Int]) {
        var times: [Int: [Double]] = [:]
        for run in 0...7 {
            for count in counts {
                let time = measure(count)
                if run > 0 { times[count, default: []].append(time) }
            }
        }
        for count in counts { print("column \(count): \(times[count, default: []].median)") }
    }

    private func measure(_ count: Int) -> Double {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let views = (0..<count).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        root.layoutIfNeeded()
        let start = CACurrentMediaTime()
        NSLayoutConstraint.activate(constraints(views, in: root))
        root.layoutIfNeeded()
        let time = (CACurrentMediaTime() - start) * 1000
        let last = views[count - 1].frame
        guard last == CGRect(x: 10, y: 20 + 38 * CGFloat(count - 1), width: 373, height: 30) else {
            print("the last view is at \(last)")
            exit(1)
        }
        return time
    }

    private func constraints(_ views: [UIView], in root: UIView) -> [NSLayoutConstraint] {
        var result = [
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            views[0].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            views[0].heightAnchor.constraint(equalToConstant: 30),
        ]
        for (above, below) in zip(views, views.dropFirst()) {
            result += [
                below.leadingAnchor.constraint(equalTo: above.leadingAnchor),
                below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
                below.widthAnchor.constraint(equalTo: above.widthAnchor),
                below.heightAnchor.constraint(equalTo: above.heightAnchor),
            ]
        }
        return result
    }
}
