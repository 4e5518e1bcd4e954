import Testing

/// Suites that install devices run one after the other.
@Suite(.serialized) enum SmallSuites {}
