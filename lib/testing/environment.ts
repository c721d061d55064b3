// Runs before each test file: no service of the developer's environment may leak into a test.
import { inject } from "vitest";

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
  "LISTEN",
  "DATABASE_URL",
  "WEB_DATABASE_URL",
  "WORKER_DATABASE_URL",
  "PREVIOUS_ENCRYPTION_KEY",
  "METRICS_TOKEN",
  "WORKER_METRICS_PORT",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_API_BASE",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
]) {
  delete process.env[name];
}
process.env.ENCRYPTION_KEY = inject("encryptionKey");
