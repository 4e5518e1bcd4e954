import SwiftUI

extension View {
    @available(*, unavailable, message: "not yet in Quince: charts that scroll vertically")
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: charts that scroll vertically")
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: charts that scroll vertically")
    public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: gestures of a chart's own; use chartOverlay(alignment:content:)")
    public func chartGesture(_ body: @escaping (ChartProxy) -> some Gesture) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: styles of axes; use chartPlotStyle(content:)")
    public func chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (Never) -> Content) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: styles of axes; use chartPlotStyle(content:)")
    public func chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (Never) -> Content) -> some View { self }
}

@available(*, unavailable, message: "not yet in Quince: charts of functions and of collections; use LineMark")
public enum LinePlot {}
@available(*, unavailable, message: "not yet in Quince: charts of functions and of collections; use AreaMark")
public enum AreaPlot {}
@available(*, unavailable, message: "not yet in Quince: charts of functions and of collections; use BarMark")
public enum BarPlot {}
@available(*, unavailable, message: "not yet in Quince: charts of functions and of collections; use PointMark")
public enum PointPlot {}
@available(*, unavailable, message: "not yet in Quince: charts of functions and of collections; use RectangleMark")
public enum RectanglePlot {}
@available(*, unavailable, message: "not yet in Quince: charts of functions and of collections; use RuleMark")
public enum RulePlot {}
@available(*, unavailable, message: "not yet in Quince: charts of functions and of collections; use SectorMark")
public enum SectorPlot {}
@available(*, unavailable, message: "not yet in Quince: charts in three dimensions")
public enum Chart3D {}
