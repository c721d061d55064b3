// Preloaded into the web and worker processes: when the parent is gone, even killed, they go too.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
