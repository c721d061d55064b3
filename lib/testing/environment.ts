// Runs before each test file: no service of the developer's environment may leak into a test.
for (const name of [
  "RESEND_API_KEY",
  "RESEND_BASE_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "OPENAI_MODEL",
  "BASE_URL",
  "PORT",
  "DATABASE_URL",
]) {
  delete process.env[name];
}
