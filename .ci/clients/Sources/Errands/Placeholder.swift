// The sources are in ../../Errands; the plugin UIKitSources compiles them.
