// A target needs a file of its own. The plugin adds the folder that UIKitSources.json names.
