// Runs systems of constraints with kiwi. A file lists the calls, as `Systems.swift` describes.
//
// Usage: KiwiSystems FILE            prints the values of each system in a line, or "unsatisfiable" if a constraint was refused,
//                                    or "failed" if kiwi has lost its way through rounding
//        KiwiSystems FILE --measure  prints a line for each measured region: "kiwi", its name, seconds; then "kiwi", "bytes" and
//                                    the memory of the solver at the end of the first region
#include <malloc.h>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "kiwi/kiwi.h"

// Empty, yet never left out: a profiler waits for them by name.
extern "C" __attribute__((noinline)) void counters_region_begins() { __asm__ volatile(""); }
extern "C" __attribute__((noinline)) void counters_region_ends() { __asm__ volatile("nop"); }

namespace {

struct Call {
  char kind;
  size_t index = 0;
  double value = 0;
  std::string name;
};

struct System {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::vector<Call> calls;
};

// Kiwi weighs errors. These weights are far enough apart to order them as priorities do.
double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 900) return 1e6;
  if (priority >= 400) return 1e3;
  return 1;
}

void read(const std::string &line, System &system) {
  std::istringstream words(line);
  Call call;
  words >> call.kind;
  if (call.kind == 'v') {
    size_t count;
    words >> count;
    for (size_t i = 0; i < count; i++) system.variables.emplace_back();
    return;
  }
  if (call.kind == 'c') {
    double priority, constant, coefficient;
    char relation;
    size_t variable;
    words >> priority >> relation >> constant;
    std::vector<kiwi::Term> terms;
    while (words >> variable >> coefficient) terms.emplace_back(system.variables[variable], coefficient);
    call.index = system.constraints.size();
    system.constraints.emplace_back(
        kiwi::Expression(terms, -constant),
        relation == '<' ? kiwi::OP_LE : relation == '=' ? kiwi::OP_EQ : kiwi::OP_GE, strength(priority));
  } else if (call.kind == 'm') {
    words >> call.name;
  } else {
    words >> call.index >> call.value;
  }
  system.calls.push_back(call);
}

size_t heapBytes() {
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}

enum class Outcome { solved, unsatisfiable, failed };

Outcome run(const System &system, bool measures) {
  size_t before = heapBytes();
  kiwi::Solver solver;
  size_t bytes = 0;
  const std::string *region = nullptr;
  auto start = std::chrono::steady_clock::now();
  auto endRegion = [&] {
    if (!region) return;
    counters_region_ends();
    double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (bytes == 0) bytes = heapBytes() - before;
    if (measures) std::printf("kiwi %s %.9f\n", region->c_str(), seconds);
  };
  try {
    for (const Call &call : system.calls) {
      switch (call.kind) {
        case 'c': solver.addConstraint(system.constraints[call.index]); break;
        case 'e': solver.addEditVariable(system.variables[call.index], strength(call.value)); break;
        case 's': solver.suggestValue(system.variables[call.index], call.value); break;
        case 'r': solver.removeConstraint(system.constraints[call.index]); break;
        case 'u': solver.updateVariables(); break;
        case 'm':
          endRegion();
          region = &call.name;
          start = std::chrono::steady_clock::now();
          counters_region_begins();
          break;
      }
    }
    endRegion();
  } catch (const kiwi::UnsatisfiableConstraint &) {
    return Outcome::unsatisfiable;
  } catch (const kiwi::InternalSolverError &) {
    return Outcome::failed;
  }
  if (measures) std::printf("kiwi bytes %zu\n", bytes);
  solver.updateVariables();
  return Outcome::solved;
}

}  // namespace

int main(int count, char **arguments) {
  if (count < 2) return 2;
  bool measures = count > 2 && !std::strcmp(arguments[2], "--measure");
  std::ifstream file(arguments[1]);
  std::vector<std::unique_ptr<System>> systems;
  for (std::string line; std::getline(file, line);) {
    if (line == "n") systems.push_back(std::make_unique<System>());
    else if (!systems.empty()) read(line, *systems.back());
  }
  for (const auto &system : systems) {
    Outcome outcome = run(*system, measures);
    if (measures) continue;
    if (outcome != Outcome::solved) {
      std::puts(outcome == Outcome::failed ? "failed" : "unsatisfiable");
      continue;
    }
    for (const kiwi::Variable &variable : system->variables) std::printf("%.10g ", variable.value());
    std::puts("");
  }
}
