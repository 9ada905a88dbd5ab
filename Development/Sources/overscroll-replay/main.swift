// The whole command is in ReplayCommand, so that tests can run it in their own process.
ReplayCommand.leave(ReplayCommand().run(Array(CommandLine.arguments.dropFirst())))
