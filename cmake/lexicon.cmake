# SPDX-License-Identifier: Apache-2.0
# Compiles WordNet (Debian: wordnet-base) into one table and wraps it as a source file, at build time.
set(WORDNET_DIR /usr/share/wordnet CACHE PATH "Folder with WordNet's database files (data.noun, index.noun, ...)")
if(NOT EXISTS ${WORDNET_DIR}/data.noun)
  message(FATAL_ERROR "no WordNet in ${WORDNET_DIR}: install wordnet-base or set WORDNET_DIR")
endif()

function(embed_lexicon out_var)
  set(table ${CMAKE_CURRENT_BINARY_DIR}/generated/lexicon.bin)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/generated/lexicon_table.cpp)
  add_executable(compile_lexicon tools/lexicon/compile.cpp)
  target_include_directories(compile_lexicon PRIVATE src)
  groundlab_warnings(compile_lexicon)
  add_custom_command(OUTPUT ${table} COMMAND compile_lexicon ${WORDNET_DIR} ${table} DEPENDS compile_lexicon VERBATIM)
  set(LEXICON_TABLE ${table})
  configure_file(cmake/lexicon_table.cpp.in ${source} @ONLY)
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS ${table})
  set(${out_var} ${source} PARENT_SCOPE)
endfunction()
