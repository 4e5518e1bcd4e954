/// A date picker as wheels.
final class DatePickerWheels: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let picker: UIDatePicker
    private let wheels = UIPickerView()
    private var columns: [DatePickerColumn] = []
    private var units: [UILabel] = []

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: CGRect(origin: .zero, size: PickerMetrics.size))
        isOpaque = false
        addSubview(wheels)
    }

    required init?(coder: NSCoder) { nil }

    var fittingSize: CGSize { PickerMetrics.size }

    func reload() {
        columns = DatePickerColumn.columns(of: picker)
        (wheels.dataSource, wheels.delegate) = (self, self)
        wheels.reloadAllComponents()
        show(animated: false)
    }

    func show(animated: Bool) {
        for (index, column) in columns.enumerated() {
            let row = column.row(for: picker, near: wheels.selectedRow(inComponent: index))
            wheels.selectRow(row, inComponent: index, animated: animated)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].count }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { columns[component].width }

    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        let column = columns[component]
        let isPossible = column.isPossible(row, for: picker)
        return NSAttributedString(
            string: column.title(row),
            attributes: [.foregroundColor: isPossible ? picker.textColor ?? UIColor.label : UIColor.tertiaryLabel])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        columns[component].choose(row, for: picker)
        // Which rows are possible may have changed with the date.
        wheels.reloadAllComponents()
        show(animated: false)
    }
}
