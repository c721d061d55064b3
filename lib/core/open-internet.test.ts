import { expect, test } from "vitest";
import { isPrivateAsWritten, isPublic } from "./open-internet";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::127.0.0.1",
  "::a00:1",
  "::ffff:127.0.0.1",
  "::ffff:0:10.0.0.1",
  "64:ff9b::127.0.0.1",
  "64:ff9b::a00:1",
  "64:ff9b:1::a00:1",
  "2002:7f00:1::",
  "2002:a00:1::1",
  "2001::1",
  "2001:db8::1",
  "fe80::1",
  "fec0::1",
  "fd12:3456::1",
  "ff02::1",
  "100::1",
  "4000::1",
])("%s is not of the open internet", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(["93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34", "64:ff9b::5db8:d822"])(
  "%s is of the open internet",
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  "https://[::127.0.0.1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://[64:ff9b::7f00:1]/",
  "https://[2002:7f00:1::]/",
  "https://2130706433/",
  "https://0177.0.0.1/",
  "https://0x7f.1/",
  "https://127.1/",
  "https://①②⑦.0.0.1/",
  "https://LOCALHOST/",
  "https://localhost./hooks",
  "https://api.localhost/",
  "https://printer.local/",
  "https://db.internal/",
  "https://metadata.google.internal./",
  "https://router.home.arpa/",
  "https://intranet/",
  "https://nas.lan/",
])("%s is private as written", (address) => {
  expect(isPrivateAsWritten(new URL(address))).toBe(true);
});

test.each([
  "https://receiver.example/hooks",
  "https://hooks.bank.co.uk./x",
  "https://93.184.216.34/",
  "https://[2606:2800:220:1::1]/",
  "https://local.bank.example/",
])("%s may be of the open internet", (address) => {
  expect(isPrivateAsWritten(new URL(address))).toBe(false);
});
