# SPDX-License-Identifier: Apache-2.0
# The warnings every target is built with; GROUNDLAB_WERROR makes them errors (CI does).
function(groundlab_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Wcast-qual -Wformat=2
    -Wnon-virtual-dtor -Woverloaded-virtual -Wduplicated-cond -Wlogical-op -Wuseless-cast
    -Wimplicit-fallthrough -Wswitch-enum)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-restrict -Wno-stringop-overflow)  # fire inside std::string: GCC bug 105651
  endif()
  if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
    target_compile_options(${target} PRIVATE -Wno-unknown-warning-option)
  endif()
  if(GROUNDLAB_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()
