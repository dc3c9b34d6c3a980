# SPDX-License-Identifier: Apache-2.0
# Turns every file below data/ into one generated source file, so that the binary needs nothing beside it.
# Bytes become string literals line by line; embedded("lists/stop_words.txt") finds them by their path in data/.
function(embed_data out_var data_dir)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/generated/embedded.cpp)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${data_dir} ${data_dir}/*)
  list(SORT files)
  set(absolute ${files})
  list(TRANSFORM absolute PREPEND ${data_dir}/)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -DDATA_DIR=${data_dir} "-DFILES=${files}" -DSOURCE=${source}
            -P ${CMAKE_CURRENT_SOURCE_DIR}/cmake/write_embedded.cmake
    DEPENDS ${absolute} ${CMAKE_CURRENT_SOURCE_DIR}/cmake/write_embedded.cmake
    VERBATIM)
  set(${out_var} ${source} PARENT_SCOPE)
endfunction()
