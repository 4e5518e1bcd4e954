// CreateML, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: models that are trained on the device")
public struct MLImageClassifier {}

@available(*, unavailable, message: "not yet in Quince: models that are trained on the device")
public struct MLTextClassifier {}

@available(*, unavailable, message: "not yet in Quince: models that are trained on the device")
public struct MLSoundClassifier {}

@available(*, unavailable, message: "not yet in Quince: models that are trained on the device")
public struct MLLinearRegressor {}

@available(*, unavailable, message: "not yet in Quince: models that are trained on the device")
public struct MLBoostedTreeClassifier {}

@available(*, unavailable, message: "not yet in Quince: models that are trained on the device")
public struct MLBoostedTreeRegressor {}

@available(*, unavailable, message: "not yet in Quince: models that are trained on the device")
public struct MLRandomForestRegressor {}

@available(*, unavailable, message: "not yet in Quince: models that are trained on the device")
public struct MLDataTable {}

@available(*, unavailable, message: "not yet in Quince: models that are trained on the device")
public struct MLTrainingSessionParameters {}
