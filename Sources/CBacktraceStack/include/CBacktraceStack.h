/// Preloaded into Swift's backtracer; has nothing to call.
